/**
 * The 249 countries and territories of ISO 3166-1 (GEN-508).
 * Ours: `codigo`, `nombre`, `nombreIngles`, `prefijo` (aliases code, name_es, name_en, dial_code in docs/campos.tsv).
 * `prefijo` is the E.164 prefix with '+', '' where the territory has none (Antarctica and three uninhabited ones).
 */
const withoutTelephone = new Set(['AQ', 'BV', 'HM', 'TF']);

/** Names in which common usage differs from the package's wording. */
const spanishNames = {
  BH: 'Baréin',
  BJ: 'Benín',
  BL: 'San Bartolomé',
  BN: 'Brunéi',
  BW: 'Botsuana',
  CD: 'República Democrática del Congo',
  CG: 'República del Congo',
  CI: 'Costa de Marfil',
  CW: 'Curazao',
  CZ: 'Chequia',
  FJ: 'Fiyi',
  GB: 'Reino Unido',
  IQ: 'Irak',
  IR: 'Irán',
  KN: 'San Cristóbal y Nieves',
  KP: 'Corea del Norte',
  KR: 'Corea del Sur',
  LA: 'Laos',
  MF: 'San Martín (parte francesa)',
  SR: 'Surinam',
  SX: 'San Martín (parte neerlandesa)',
  SY: 'Siria',
  TL: 'Timor Oriental',
  US: 'Estados Unidos',
  VA: 'Ciudad del Vaticano',
};

const englishNames = {
  BN: 'Brunei',
  CI: 'Ivory Coast',
  CN: 'China',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RU: 'Russia',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'United States Virgin Islands',
};

/** Prefixes that countries-list gives with an area code, or several of. */
const dialCodes = { BQ: '599', CW: '599', DO: '1809', KZ: '7', PR: '1787', SJ: '47', VA: '379' };

/** @param iso i18n-iso-countries with the locales es and en @param countriesList countries of countries-list, by code */
export function paises(iso, countriesList) {
  const spanish = iso.getNames('es', { select: 'alias' });
  const english = iso.getNames('en', { select: 'official' });
  return Object.keys(english)
    .filter((code) => code !== 'XK')
    .sort()
    .map((code) => {
      const phone = dialCodes[code] ?? countriesList[code]?.phone?.[0];
      return {
        codigo: code,
        nombre: spanishNames[code] ?? spanish[code],
        nombreIngles: englishNames[code] ?? english[code],
        prefijo: withoutTelephone.has(code) || !phone ? '' : `+${phone}`,
      };
    });
}
