import { compararFechas, hoyEn, propios } from '@adjudica/domain';
import { CheckboxField } from '../../ui/act/CheckboxField';
import { TextLineField } from '../../ui/act/TextLineField';
import type { ActField } from '../../ui/act/types';
import { CampoHora, CampoLugar, CampoNotario, CampoRepresentante } from './campos';
import type { AsambleaDetalle } from './tipos';

type Campos = Readonly<Record<string, ActField>>;

const corregibles = [
  'hora',
  'lugar',
  'notario',
  'testigo1',
  'testigo2',
  'testigo3',
  'notariaNumero',
  'notariaCanton',
  'representante',
  'convocatoria',
  'ordenDelDia',
] as const;
type Corregible = (typeof corregibles)[number];

/** What the minutes print besides; nothing of it is required. */
export const datosDelActa = {
  notariaNumero: { etiqueta: 'Número de la notaría', tipo: TextLineField, ayuda: 'Opcional', ancho: 3 },
  notariaCanton: { etiqueta: 'Cantón de la notaría', tipo: TextLineField, ayuda: 'Opcional', ancho: 3 },
  representante: { etiqueta: 'Representante de la empresa', tipo: CampoRepresentante, ayuda: 'Opcional' },
  convocatoria: { etiqueta: 'Convocatoria', tipo: TextLineField, ayuda: 'Opcional: fecha y medio' },
  ordenDelDia: { etiqueta: 'Orden del día', tipo: TextLineField, ayuda: 'Opcional' },
} as const satisfies Campos;

/** The heading of an assembly as it may be corrected, before its minutes and with a new version of them; `en` = path of the body that holds it. */
export function camposDeCabecera(asamblea: AsambleaDetalle, en = ''): Campos {
  const de = (campo: Corregible) => ({ inicial: asamblea[campo] ?? '', props: { actual: asamblea[campo] } });
  const campos: Readonly<Record<Corregible, ActField>> = {
    hora: { ...de('hora'), etiqueta: 'Hora', tipo: CampoHora, ancho: 2 },
    lugar: { ...de('lugar'), etiqueta: 'Lugar', tipo: CampoLugar, ancho: 4 },
    notario: { ...de('notario'), etiqueta: 'Notario', tipo: CampoNotario },
    testigo1: { ...de('testigo1'), etiqueta: 'Testigo 1', tipo: TextLineField, ancho: 2 },
    testigo2: { ...de('testigo2'), etiqueta: 'Testigo 2', tipo: TextLineField, ancho: 2 },
    testigo3: { ...de('testigo3'), etiqueta: 'Testigo 3', tipo: TextLineField, ancho: 2 },
    notariaNumero: { ...datosDelActa.notariaNumero, ...de('notariaNumero') },
    notariaCanton: { ...datosDelActa.notariaCanton, ...de('notariaCanton') },
    representante: { ...datosDelActa.representante, ...de('representante') },
    convocatoria: { ...datosDelActa.convocatoria, ...de('convocatoria') },
    ordenDelDia: { ...datosDelActa.ordenDelDia, ...de('ordenDelDia') },
  };
  return Object.fromEntries(Object.entries(campos).map(([campo, fila]) => [`${en}${campo}`, fila]));
}

/** Only what differs from the assembly travels; '' takes an optional one away. */
export function cabeceraCambiada(
  asamblea: AsambleaDetalle,
  escrita: Partial<Record<string, string>> = {},
): Partial<Record<Corregible, string>> {
  const distintas = corregibles.filter((campo) => (escrita[campo] ?? '') !== (asamblea[campo] ?? ''));
  return Object.fromEntries(distintas.map((campo) => [campo, escrita[campo] ?? '']));
}

/** A day that has passed is asked about; the one that the assembly has already is not. */
export const confirmaFechaPasada = (actual = ''): ActField => ({
  etiqueta: propios.esaFechaPaso,
  tipo: CheckboxField,
  requerido: propios.confirmeFechaPasada,
  conFoco: false,
  visible: ({ fecha }) =>
    typeof fecha === 'string' && fecha !== '' && fecha !== actual && compararFechas(fecha, hoyEn(new Date())) < 0,
});
