import { textoDeValor } from '../cambios';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { separarNombre } from '../conyuge/nombre';
import type { ErrorDeNegocio } from '../errores';
import type { PersonasEnPapel } from '../firmas';
import { estaVacio, type Valor } from '../formulario';
import { mismaPersona } from '../garante/reglas';
import { formatoDeIdentificacion, type TipoIdentificacion, tipoProbable } from '../identificacion';
import { propios } from '../mensajes';
import type { DatosDePersonas } from '../pagare/campos';
import { numerosConDosNombres, personasDePagare } from '../pagare/personas';
import { palabrasDe } from '../piezas';
import { mismoTexto } from '../texto';
import { type CampoDeInterviniente, type DatosDeInterviniente, formularioDeInterviniente } from './campos';
import { rolesDeInterviniente, rolesObligatorios } from './roles';
import type { PapelDelCaso, RolDeInterviniente } from './tipos';

/** Persons of a case by role; left out = nobody. */
export type PersonasDelCaso = { readonly [R in RolDeInterviniente]?: DatosDeInterviniente };

const etiqueta = (campo: CampoDeInterviniente): string => formularioDeInterviniente.campos[campo].etiqueta;

/** Nobody: neither number nor name. */
export const esNadie = (
  persona: Pick<DatosDeInterviniente, 'identificacion' | 'nombres'> | null | undefined,
): boolean =>
  persona === null || persona === undefined || (estaVacio(persona.identificacion) && estaVacio(persona.nombres));

/** The persons of a case as papers name them. */
export const personasEnPapel = (personas: PersonasDelCaso): PersonasEnPapel =>
  Object.fromEntries(
    rolesDeInterviniente.flatMap((rol) => {
      const persona = personas[rol];
      if (persona === undefined || esNadie(persona)) return [];
      return [
        [rol, { ...persona, nombre: nombreDeInterviniente(persona), identificacion: persona.identificacion ?? '' }],
      ];
    }),
  );

/** As every paper prints it: given names first. '' = unknown. */
export const nombreDeInterviniente = ({
  nombres: propio,
  apellidos,
}: Pick<DatosDeInterviniente, 'nombres' | 'apellidos'>): string =>
  [propio, apellidos].filter((parte) => !estaVacio(parte)).join(' ');

/** Errors by field: a number that cannot be of its kind. A check digit that fails only warns (digito-verificador.ts). */
export function rechazoDeNumero({
  tipoIdentificacion,
  identificacion,
}: Pick<DatosDeInterviniente, 'tipoIdentificacion' | 'identificacion'>): Record<string, string> {
  if (estaVacio(tipoIdentificacion) || estaVacio(identificacion)) return {};
  const tipo = tipoIdentificacion as TipoIdentificacion;
  return formatoDeIdentificacion(tipo, identificacion as string)
    ? {}
    : { identificacion: propios.intervinienteFormato[tipo] };
}

const IDENTIDAD = ['tipoIdentificacion', 'identificacion', 'nombres', 'apellidos'] as const;
type Campos = readonly CampoDeInterviniente[];
const garante: Campos = ['genero', 'estadoCivil', 'nacionalidad', 'direccion', 'telefono'];

/** What each paper prints of a role beside kind and number of identification and name. A role that is left out is not in that paper. */
const impresos: Readonly<Record<PapelDelCaso, { readonly [R in RolDeInterviniente]?: Campos }>> = {
  pagare: {
    deudor: [],
    conyuge: [],
    garante: [],
    garanteConyuge: [],
    segundoGarante: [],
    huella: [],
    firmanteARuego: [],
    testigo: [],
    representante: [],
  },
  prenda: {
    deudor: ['genero', 'estadoCivil'],
    conyuge: [],
    depositario: ['correo'],
    huella: [],
    firmanteARuego: [],
    testigo: [],
    representante: ['calidad'],
  },
  contrato: {
    deudor: ['genero', 'estadoCivil', 'nacionalidad', 'ocupacion', 'direccion', 'ciudad', 'telefono', 'correo'],
    conyuge: ['genero', 'nacionalidad'],
    apoderado: [],
    garante,
    garanteConyuge: [],
    segundoGarante: garante,
    segundoGaranteConyuge: [],
    depositario: ['direccion', 'telefono', 'correo'],
    huella: [],
    firmanteARuego: [],
    testigo: [],
    representante: ['calidad'],
  },
  carta: { deudor: [], apoderado: [] },
  acta: { deudor: [], apoderado: [], huella: [], firmanteARuego: [], testigo: [] },
};

/** Fields of a role that a paper prints; `null` = the paper does not name the role. */
export function camposImpresos(rol: RolDeInterviniente, papel: PapelDelCaso): Campos | null {
  const suyos = impresos[papel][rol];
  return suyos === undefined ? null : [...IDENTIDAD, ...suyos];
}

/** Surnames are asked only where one word alone is no full name. */
const faltaElCampo = (persona: Partial<DatosDeInterviniente>, campo: CampoDeInterviniente): boolean =>
  estaVacio(persona[campo]) && (campo !== 'apellidos' || palabrasDe(persona.nombres ?? '').length < 2);

/** Fields that a paper prints of a person and nobody has said; empty = complete, or not in that paper. */
export const camposSinDecir = (
  rol: RolDeInterviniente,
  papel: PapelDelCaso,
  persona: Partial<DatosDeInterviniente> | null | undefined,
): CampoDeInterviniente[] => (camposImpresos(rol, papel) ?? []).filter((campo) => faltaElCampo(persona ?? {}, campo));

/** The labels of these fields. */
export const faltaDePersona = (...hechos: Parameters<typeof camposSinDecir>): string[] =>
  camposSinDecir(...hechos).map(etiqueta);

/** The same of all persons of a case, and of roles that no case is without: 'Garante: Dirección, Teléfono'. */
export const faltaEnPapel = (personas: PersonasDelCaso, papel: PapelDelCaso): string[] =>
  rolesDeInterviniente.flatMap((rol) => {
    const persona = personas[rol];
    if (esNadie(persona) && !rolesObligatorios.some((obligatorio) => obligatorio === rol)) return [];
    const falta = faltaDePersona(rol, papel, persona);
    return falta.length === 0 ? [] : [propios.intervinienteFaltaDe(propios.intervinienteRoles[rol], falta)];
  });

/** Roles that one person cannot have together. Who keeps the good may be any of the others. */
const EXCLUYENTES: readonly (readonly [RolDeInterviniente, readonly RolDeInterviniente[]])[] = [
  ['conyuge', ['deudor']],
  ['apoderado', ['deudor']],
  ['garante', ['deudor', 'conyuge']],
  ['garanteConyuge', ['deudor', 'garante']],
  ['segundoGarante', ['deudor', 'conyuge', 'garante']],
  ['segundoGaranteConyuge', ['deudor', 'segundoGarante']],
  ['firmanteARuego', ['deudor', 'huella', 'representante']],
  ['testigo', ['deudor', 'conyuge', 'garante', 'garanteConyuge', 'segundoGarante', 'firmanteARuego', 'huella']],
  ['representante', ['deudor', 'conyuge', 'garante', 'garanteConyuge', 'segundoGarante', 'apoderado', 'testigo']],
];
/** Who may have to put a thumbprint in place of a signature. */
const FIRMANTES: readonly RolDeInterviniente[] = [
  'deudor',
  'conyuge',
  'apoderado',
  'garante',
  'garanteConyuge',
  'segundoGarante',
  'segundoGaranteConyuge',
  'depositario',
];

/** Who is printed only beside another. */
const ACOMPANAN = [
  ['garanteConyuge', 'garante'],
  ['segundoGaranteConyuge', 'segundoGarante'],
  ['firmanteARuego', 'huella'],
  ['testigo', 'huella'],
] as const;

/** What contradicts itself among the persons of a case, told and not refused: one number under two names, one person in roles that exclude each other, one whom no paper names. */
export function avisosDePersonas(personas: PersonasDelCaso): string[] {
  const nombrada = (rol: RolDeInterviniente) => ({
    calidad: propios.intervinienteRoles[rol],
    identificacion: personas[rol]?.identificacion ?? null,
    nombre: nombreDeInterviniente(personas[rol] ?? { nombres: null, apellidos: null }) || null,
  });
  const numero = (rol: RolDeInterviniente): string => personas[rol]?.identificacion ?? '';
  const son = (a: RolDeInterviniente, b: RolDeInterviniente): boolean =>
    numero(a) !== '' && mismaPersona(numero(a), numero(b));
  // the attorney signs in the debtor's place
  const firma = (rol: RolDeInterviniente): boolean => rol !== 'deudor' || esNadie(personas.apoderado);
  const deHuella = nombrada('huella');
  const ajena = numero('huella') !== '' && !FIRMANTES.some((rol) => firma(rol) && son('huella', rol));
  return [
    ...numerosConDosNombres(rolesDeInterviniente.map(nombrada)),
    ...EXCLUYENTES.flatMap(([rol, otros]) =>
      otros
        .filter((otro) => son(rol, otro))
        .map((otro) =>
          propios.intervinienteEnDosPapeles(
            nombrada(rol).nombre ?? numero(rol),
            propios.intervinienteRoles[otro],
            propios.intervinienteRoles[rol],
          ),
        ),
    ),
    ...(ajena ? [propios.intervinienteHuellaAjena(deHuella.nombre ?? numero('huella'))] : []),
    ...ACOMPANAN.filter(([rol, otro]) => !esNadie(personas[rol]) && esNadie(personas[otro])).map(([rol, otro]) =>
      propios.intervinienteSinOtro(propios.intervinienteRoles[rol], propios.intervinienteRoles[otro]),
    ),
  ];
}

/** A field in which a person differs from the application, and what that says, as text. */
export interface DiferenciaDeSolicitud {
  readonly campo: CampoDeInterviniente;
  readonly etiqueta: string;
  readonly solicitud: string;
}

/** What the application says otherwise; a field that it leaves empty is no difference. */
export const distintosDePersona = (
  persona: DatosDeInterviniente,
  solicitud: Partial<DatosDeInterviniente> | null,
): DiferenciaDeSolicitud[] =>
  formularioDeInterviniente.nombres
    .filter((campo) => !estaVacio(solicitud?.[campo]) && !mismoTexto(persona[campo] ?? '', solicitud?.[campo] ?? ''))
    .map((campo) => ({
      campo,
      etiqueta: etiqueta(campo),
      solicitud: textoDeValor(formularioDeInterviniente.campos[campo], (solicitud?.[campo] ?? null) as Valor),
    }));

interface Identidad {
  readonly identificacion: string | null;
  /** Full name, given names first. */
  readonly nombre: string | null;
}

/**
 * A person whom a form names by number and full name alone. Whoever keeps number or name is the same person, of whom everything else stays;
 * `conocidos` are looked through in their order.
 */
export function personaNombrada(
  { identificacion, nombre }: Identidad,
  ...conocidos: readonly (DatosDeInterviniente | null | undefined)[]
): DatosDeInterviniente {
  const conocida =
    conocidos.find((persona) => identificacion !== null && persona?.identificacion === identificacion) ??
    conocidos.find((persona) => persona && nombre !== null && mismoTexto(nombreDeInterviniente(persona), nombre));
  const base = conocida ?? formularioDeInterviniente.vacio();
  const mismoNombre = nombre !== null && mismoTexto(nombreDeInterviniente(base), nombre);
  return {
    ...base,
    ...(mismoNombre ? {} : nombresDe(nombre)),
    identificacion,
    tipoIdentificacion:
      base.identificacion === identificacion && base.tipoIdentificacion !== null
        ? base.tipoIdentificacion
        : identificacion && tipoProbable(identificacion),
  };
}

/** A full name in its two fields. */
export function nombresDe(nombre: string | null): Pick<DatosDeInterviniente, 'nombres' | 'apellidos'> {
  const separado = separarNombre(nombre ?? '');
  const apellidos = [separado.apellidoPaterno, separado.apellidoMaterno].filter((parte) => parte !== '').join(' ');
  return { nombres: separado.nombres || null, apellidos: apellidos || null };
}

/** The persons of a note (LEG-527), as its fields show them. */
export const personasEnPagare = (personas: PersonasDelCaso): DatosDePersonas =>
  Object.assign(
    {},
    ...personasDePagare.map(({ rol, cedula, nombre }) => ({
      [cedula]: personas[rol]?.identificacion ?? null,
      [nombre]: nombreDeInterviniente(personas[rol] ?? { nombres: null, apellidos: null }) || null,
    })),
  );

/** The same the other way: what the fields of a note say of the persons of its case. */
export const personasDesdePagare = (
  datos: DatosDePersonas,
  { personas, solicitud }: { readonly personas: PersonasDelCaso; readonly solicitud: PersonasDelCaso },
): PersonasDelCaso =>
  Object.fromEntries(
    personasDePagare.map(({ rol, cedula, nombre }) => [
      rol,
      personaNombrada({ identificacion: datos[cedula], nombre: datos[nombre] }, personas[rol], solicitud[rol]),
    ]),
  );

/** Approvals after which a case's persons are as they were printed. */
export interface Aprobaciones {
  readonly pagare: Autoria | null;
  readonly contrato: Autoria | null;
}

/** 409: an approved paper says so of the person. */
export const personaImpresa = (
  papel: keyof Aprobaciones,
  rol: RolDeInterviniente,
  autoria: Autoria | null,
): ErrorDeNegocio => {
  const nombre = propios.intervinientePapeles[papel];
  return conflictoDeActo(
    'persona-impresa',
    {
      con: (quien, cuando) => propios.intervinienteYaImpreso(nombre, quien, cuando),
      sin: propios.intervinienteImpreso(nombre),
    },
    autoria,
    { rol, papel },
  );
};

/** The same of a change of these fields; `null` = no approved paper prints one of them. The note's approval is the pledge's too. */
export function rechazoPorImpreso(
  rol: RolDeInterviniente,
  cambiados: readonly string[],
  { pagare, contrato }: Aprobaciones,
): ErrorDeNegocio | null {
  const impreso = (papel: PapelDelCaso): boolean =>
    cambiados.some((campo) => camposImpresos(rol, papel)?.some((suyo) => suyo === campo) ?? false);
  if (contrato !== null && impreso('contrato')) return personaImpresa('contrato', rol, contrato);
  if (pagare !== null && (impreso('pagare') || impreso('prenda'))) return personaImpresa('pagare', rol, pagare);
  return null;
}

/** Fields in which two states of a person differ. */
export const cambiosDePersona = (antes: DatosDeInterviniente, despues: DatosDeInterviniente): CampoDeInterviniente[] =>
  formularioDeInterviniente.nombres.filter((campo) => (antes[campo] ?? null) !== (despues[campo] ?? null));
