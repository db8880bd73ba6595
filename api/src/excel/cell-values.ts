import { formatearInstante, type Instante, sumarDias } from '@adjudica/domain';

/** Numbers and dates as a sheet stores them. Serial numbers count days from 1899-12-30 (or 1904-01-01). */

const dos = (n: number): string => String(n).padStart(2, '0');

/** Stored number → decimal text with the 15 digits that Excel shows; other text is unchanged. */
export function cellNumber(stored: string): string {
  if (stored.trim() === '') return '';
  const value = Number(stored);
  if (!Number.isFinite(value)) return stored;
  // up to 15 digits are exact; 0.30000000000000004 is what Excel shows as 0.3
  const text = String(Number(value.toPrecision(15)));
  const plain = text.includes('e') ? (Math.abs(value) < 1 ? value.toFixed(15) : String(BigInt(value))) : text;
  // a typed '1.234' is refused as ambiguous (thousands or decimals?); a stored number gets a fourth digit so that it is not
  return /\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}

/** Serial number → 'YYYY-MM-DD', 'HH:MM' (no day) or 'YYYY-MM-DD HH:MM'. */
export function cellDate(stored: string, date1904: boolean): string {
  const serial = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(serial) || serial < 0 || serial > 2_958_465) return stored;
  const minutes = Math.round(serial * 1440);
  const days = Math.floor(minutes / 1440);
  const hour = `${dos(Math.floor((minutes % 1440) / 60))}:${dos(minutes % 60)}`;
  if (days === 0 && serial < 1) return hour;
  // Excel has a 29/02/1900 (serial 60): earlier days are off by one
  const date = date1904 ? sumarDias('1904-01-01', days) : sumarDias('1899-12-30', days < 60 ? days + 1 : days);
  return minutes % 1440 === 0 ? date : `${date} ${hour}`;
}

/** An instant → serial number of its day and minute in Ecuador. */
export function serialOfInstant(instant: Instante): number | null {
  const [, day, month, year, hour, minute] = /^(\d+)\/(\d+)\/(\d+) (\d+):(\d+)$/.exec(formatearInstante(instant)) ?? [];
  const serial = serialOf(`${year}-${month}-${day}`);
  return serial === null ? null : serial + (Number(hour) * 60 + Number(minute)) / 1440;
}

/** 'YYYY-MM-DD' → serial number; null before March 1900, where Excel's own calendar is wrong. */
export function serialOf(date: string): number | null {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const serial = (Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return serial > 60 ? serial : null;
}
