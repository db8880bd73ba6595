import { asuntoDe } from '../asuntos';
import type { ErrorDeNegocio } from '../errores';
import { camposIncorrectos } from '../esquemas';
import { propios } from '../mensajes';
import { papelesDeLegal, papelesQueSeFirman, sinCopiaFirmada } from '../papel/reglas';
import type { TipoDePapel } from '../papel/tipos';
import { porConfirmar, type ReglaRevisada, rechazoPorReglas } from '../politica';
import { desacuerdosDe } from './papeles';
import type { ClaseDeBlanco, Hallazgo, HechosDelCaso, PasoDelCaso, PlanDelCaso } from './tipos';

interface ReglaDelCaso {
  readonly nombre: string;
  readonly pasos: readonly PasoDelCaso[];
  /** Why it isn't met; empty = it is. */
  hallazgos(hechos: HechosDelCaso): readonly Hallazgo[];
  /** What is said of it when it is met. */
  resumen?(hechos: HechosDelCaso): string;
  /** It refuses, whatever the setting. */
  siempreImpide?(hechos: HechosDelCaso): boolean;
}

const delPlan = ({ cedula, idCodigo }: PlanDelCaso) => asuntoDe('plan', cedula, idCodigo);
const deCarpetas = ({ planes }: HechosDelCaso): Hallazgo[] =>
  planes.flatMap((plan) =>
    plan.carpeta === 'aprobada'
      ? []
      : [{ texto: propios.casoCarpetaEn[plan.carpeta](plan.idCodigo), lugar: delPlan(plan) }],
  );

function deDocumentos({ planes }: HechosDelCaso): Hallazgo[] {
  return planes.flatMap((plan) => {
    const { total, revisados, rechazados } = plan.documentos;
    const lugar = asuntoDe('documento', plan.cedula, plan.idCodigo, 1);
    const textos = [
      ...(total > 0 && revisados >= total ? [] : [propios.casoDocumentosDe(plan.idCodigo, revisados, total)]),
      ...rechazados.map((documento) => propios.casoDocumentoRechazado(plan.idCodigo, documento)),
    ];
    return textos.map((texto) => ({ texto, lugar }));
  });
}
const suma = (planes: readonly PlanDelCaso[], cual: 'revisados' | 'total'): number =>
  planes.reduce((n, { documentos }) => n + documentos[cual], 0);

const enBlanco = ({ planes }: HechosDelCaso, clase: ClaseDeBlanco): readonly Hallazgo[] =>
  planes
    .flatMap(({ papeles }) => papeles)
    .flatMap(({ blancos }) => blancos)
    .filter((blanco) => blanco.clase === clase);

const enContrato: readonly TipoDePapel[] = ['contrato', 'adenda'];
const copiasQueFaltan = ({ emitidos, idCodigo }: PlanDelCaso): Hallazgo[] =>
  sinCopiaFirmada(emitidos)
    .filter(({ tipo }) => papelesDeLegal.includes(tipo))
    .map(({ tipo, registro, faltan = [] }) => ({
      texto: propios.casoSinCopia(papelesQueSeFirman[tipo].nombre(registro), faltan),
      // an addendum is a part of its contract's page
      lugar: enContrato.includes(tipo) ? asuntoDe('contrato', idCodigo) : asuntoDe('pagare', registro),
    }));

const legales = ['pagare', 'contrato'] as const;

/** What stands before each step. A further rule is one entry. */
export const reglasDelCaso = {
  carpeta: {
    nombre: propios.casoCarpeta,
    pasos: ['orden', 'pago', 'pagare', 'contrato', 'carta', 'entrega'],
    hallazgos: deCarpetas,
    // nothing is approved on a withdrawn approval
    siempreImpide: ({ planes }) => planes.some(({ carpeta }) => carpeta === 'enRevision'),
  },
  documentos: {
    nombre: propios.casoDocumentos,
    pasos: ['orden', 'pago', 'entrega'],
    hallazgos: deDocumentos,
    resumen: ({ planes }) => propios.casoDocumentosHallados(suma(planes, 'revisados'), suma(planes, 'total')),
  },
  beneficiario: {
    nombre: propios.casoBeneficiario,
    pasos: ['orden', 'pago'],
    hallazgos: ({ beneficiario }) => beneficiario,
  },
  unidad: {
    nombre: propios.casoUnidad,
    pasos: [...legales, 'carta', 'entrega'],
    hallazgos: (hechos) => [...hechos.unidad, ...enBlanco(hechos, 'unidad')],
  },
  personas: { nombre: propios.casoPersonas, pasos: legales, hallazgos: (hechos) => enBlanco(hechos, 'personas') },
  montos: { nombre: propios.casoMontos, pasos: legales, hallazgos: (hechos) => enBlanco(hechos, 'montos') },
  papeles: {
    nombre: propios.casoPapeles,
    pasos: [...legales, 'carta', 'entrega'],
    hallazgos: ({ planes }) => planes.flatMap(desacuerdosDe),
  },
  // the lifecycles of note and contract refuse it too (LEG-507); a contract whose plan owes nothing needs no note
  cuenta: {
    nombre: propios.casoCuenta,
    pasos: ['pagare'],
    hallazgos: ({ planes }) => planes.flatMap(({ cuenta }) => (cuenta === null ? [] : [cuenta])),
    siempreImpide: () => true,
  },
  modelo: {
    nombre: propios.modeloRegla,
    pasos: ['contrato'],
    hallazgos: ({ planes }) => planes.flatMap(({ modelo }) => (modelo.cumple ? [] : [modelo])),
    resumen: ({ planes }) => planes.map(({ modelo }) => modelo.texto).join('; '),
  },
  textos: { nombre: propios.casoTextos, pasos: ['contrato'], hallazgos: (hechos) => enBlanco(hechos, 'texto') },
  blancos: { nombre: propios.casoBlancos, pasos: legales, hallazgos: (hechos) => enBlanco(hechos, 'otros') },
  legal: {
    nombre: propios.casoLegal,
    pasos: ['carta', 'entrega'],
    hallazgos: ({ planes }) =>
      planes.flatMap((plan) =>
        plan.legal.map((cual) => ({ texto: propios.casoSinAprobar[cual], lugar: delPlan(plan) })),
      ),
  },
  copias: {
    nombre: propios.casoCopias,
    pasos: ['entrega'],
    hallazgos: ({ planes }) => planes.flatMap(copiasQueFaltan),
  },
} as const satisfies Readonly<Record<string, ReglaDelCaso>>;

export type CodigoDeReglaDelCaso = keyof typeof reglasDelCaso;
export const codigosDeReglaDelCaso = Object.keys(reglasDelCaso) as readonly CodigoDeReglaDelCaso[];

/** Rules that refuse, by step; the others of the step ask for a confirmation. */
export type AjustesDelCaso = Readonly<Record<PasoDelCaso, readonly CodigoDeReglaDelCaso[]>>;

export const reglasDelPaso = (paso: PasoDelCaso): CodigoDeReglaDelCaso[] =>
  codigosDeReglaDelCaso.filter((codigo) => (reglasDelCaso[codigo] as ReglaDelCaso).pasos.includes(paso));

/** A rule as evaluated before one step of a case. */
export interface ReglaDelPaso extends ReglaRevisada<CodigoDeReglaDelCaso> {
  readonly hallazgos: readonly Hallazgo[];
}

export function revisarPaso(paso: PasoDelCaso, hechos: HechosDelCaso, impiden: AjustesDelCaso): ReglaDelPaso[] {
  return reglasDelPaso(paso).map((codigo) => {
    const regla: ReglaDelCaso = reglasDelCaso[codigo];
    const hallazgos = regla.hallazgos(hechos);
    const cumple = hallazgos.length === 0;
    const impide = impiden[paso].includes(codigo) || regla.siempreImpide?.(hechos) === true;
    return {
      codigo,
      nombre: regla.nombre,
      cumple,
      encontrado: cumple ? (regla.resumen?.(hechos) ?? '') : hallazgos.map(({ texto }) => texto).join('; '),
      modo: impide ? 'impide' : 'avisa',
      hallazgos,
    };
  });
}

/** What whoever acts says of the rules of a step. */
export interface DichoDelPaso {
  /** Unmet rules that he accepts. */
  readonly confirma?: readonly CodigoDeReglaDelCaso[] | undefined;
  /** Why he goes on; required with an unmet rule. */
  readonly motivo?: string | undefined;
}

/** Why the step is refused; null = it isn't. 422 names each rule and what was found; under `motivo` a missing reason. */
export function rechazoDelPaso(
  paso: PasoDelCaso,
  reglas: readonly ReglaDelPaso[],
  { confirma = [], motivo }: DichoDelPaso,
): ErrorDeNegocio | null {
  const nombre = propios.casoPasos[paso];
  const rechazo = rechazoPorReglas(reglas, confirma, {
    impide: (textos) => propios.casoImpide(nombre, textos),
    sinConfirmar: (textos) => propios.casoSinConfirmar(nombre, textos),
  });
  if (rechazo !== null) return rechazo;
  if (porConfirmar(reglas).length === 0 || (motivo ?? '').trim() !== '') return null;
  return camposIncorrectos({ motivo: propios.casoMotivo });
}
