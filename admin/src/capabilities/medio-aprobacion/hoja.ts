import {
  type Campo,
  type Campos,
  crearFormulario,
  type DatosDeFicha,
  type DatosDeMedio,
  type DatosDePoliza,
  erroresDePoliza,
  erroresDeTotalesDeMedio,
  estaVacio,
  type Formulario,
  formularioDeDispositivo,
  formularioDeFicha,
  formularioDeInmueble,
  formularioDeMedio,
  formularioDePoliza,
  formularioDeVehiculo,
  MED,
  PRODUCTO_DE_VEHICULOS,
  propios,
  sumarMontos,
  type TotalesDeMedio,
  totalesDeMedio,
} from '@adjudica/domain';
import type { MedioDetalle, MedioNuevo, PlanDeMedio } from './tipos';

/**
 * The paper that is filled in: the approval, the sheet of its good, policy and device as one flat form. The rows are those of the rules package,
 * so that the screen asks exactly what the API asks; only how they are chosen differs.
 */
export interface HojaDeMedio extends DatosDeMedio, DatosDePoliza, Omit<DatosDeFicha, 'marcaId' | 'modeloId'> {
  /** Codes in the order of their choice, a blank between them: a draft and a conflict know them like any other value. */
  planes: string | null;
  /** Ids of catalogues, as text. */
  marcaId: string | null;
  modeloId: string | null;
  dispositivoId: string | null;
  valorDispositivo: number | null;
}

/** What the rules need to know of a client's plan. */
export type PlanDeContexto = Pick<PlanDeMedio, 'idCodigo' | 'monto'> & { readonly producto: string };

export interface ContextoDeHoja {
  /** 'YYYY-MM-DD' in Ecuador */
  readonly hoy: string;
  /** Those that may be chosen and those that are. */
  readonly planes: readonly PlanDeContexto[];
  /** While no plan is chosen. */
  readonly producto: string;
}

type Filas = Campos<HojaDeMedio, ContextoDeHoja>;
type Visible = (valores: HojaDeMedio, contexto: ContextoDeHoja) => boolean;

/** One part for the whole sheet: it is drawn by names, and kept as one draft. */
const seccion = 'hoja';

export const planesDe = ({ planes }: Pick<HojaDeMedio, 'planes'>): readonly string[] =>
  planes === null || planes === '' ? [] : planes.split(' ');
export const unirPlanes = (planes: readonly string[]): string | null => (planes.length === 0 ? null : planes.join(' '));

const elegidos = (valores: Pick<HojaDeMedio, 'planes'>, { planes }: ContextoDeHoja): readonly PlanDeContexto[] =>
  planesDe(valores).flatMap((idCodigo) => planes.find((plan) => plan.idCodigo === idCodigo) ?? []);

/** The plans of an approval are of one product: the first that was chosen decides. */
export const productoDe = (valores: Pick<HojaDeMedio, 'planes'>, contexto: ContextoDeHoja): string =>
  elegidos(valores, contexto)[0]?.producto ?? contexto.producto;

export interface CuentaDeHoja extends TotalesDeMedio {
  readonly sumaDePlanes: number;
}

/** MED-514, MED-515: what the sheet adds up to while it is typed; dollars. */
export function cuentaDe(valores: HojaDeMedio, contexto: ContextoDeHoja): CuentaDeHoja {
  const montos = elegidos(valores, contexto).map(({ monto }) => monto);
  return { ...totalesDeMedio(valores, montos), sumaDePlanes: sumarMontos(montos) / 100 };
}

const esVehiculo: Visible = (valores, contexto) => productoDe(valores, contexto) === PRODUCTO_DE_VEHICULOS;
const esInmueble: Visible = (valores, contexto) => !esVehiculo(valores, contexto);

const parteDe = <P extends object>(
  { nombres }: { readonly nombres: readonly (keyof P & string)[] },
  valores: HojaDeMedio,
): P => Object.fromEntries(nombres.map((nombre) => [nombre, Reflect.get(valores, nombre) ?? null])) as P;

/** The rows of one part, which go on seeing only their own values. What they ask of their context (`hoy`, or nothing), the sheet's has. */
function filasDe<P extends object, C>(parte: Formulario<P, C>, visible?: Visible): Pick<Filas, keyof P & keyof Filas> {
  const filas = parte.nombres.map((nombre) => {
    const campo: Campo<P, C> = parte.campos[nombre];
    const { requeridoSi } = campo;
    return [
      nombre,
      {
        ...campo,
        seccion,
        ...(visible && { visible }),
        ...(requeridoSi && {
          requeridoSi: (valores: HojaDeMedio, contexto: C) => requeridoSi(parteDe<P>(parte, valores), contexto),
        }),
      },
    ];
  });
  return Object.fromEntries(filas) as Pick<Filas, keyof P & keyof Filas>;
}

const { marcaId, modeloId } = formularioDeVehiculo.campos;

const base = crearFormulario<HojaDeMedio, ContextoDeHoja>({
  planes: {
    etiqueta: propios.medioPlanes,
    seccion,
    tipo: 'texto',
    maximo: 200,
    requerido: MED.seleccionarPlan,
  },
  ...filasDe(formularioDeVehiculo, esVehiculo),
  marcaId: {
    etiqueta: marcaId.etiqueta,
    seccion,
    tipo: 'catalogo',
    recurso: 'marca-vehiculo',
    maximo: 10,
    requerido: marcaId.requerido ?? propios.campoObligatorio,
    visible: esVehiculo,
    alCambiar: () => ({ modeloId: null, claseCodigo: null }),
  },
  modeloId: {
    etiqueta: modeloId.etiqueta,
    seccion,
    tipo: 'catalogo',
    recurso: 'modelo-vehiculo',
    maximo: 10,
    requerido: modeloId.requerido ?? propios.campoObligatorio,
    visible: esVehiculo,
    // The list knows its class (`ClaseDelModelo`).
    alCambiar: () => ({ claseCodigo: null }),
  },
  ...filasDe(formularioDeInmueble, esInmueble),
  ...filasDe(formularioDeMedio),
  ...filasDe(formularioDePoliza),
  dispositivoId: {
    etiqueta: formularioDeDispositivo.campos.id.etiqueta,
    seccion,
    tipo: 'catalogo',
    recurso: 'dispositivo',
    maximo: 10,
    // The list knows its price (`ValorDelDispositivo`).
    alCambiar: () => ({ valorDispositivo: null }),
  },
  valorDispositivo: {
    ...(formularioDeDispositivo.campos.valor as Campo<HojaDeMedio, ContextoDeHoja>),
    seccion,
    visible: ({ dispositivoId }) => dispositivoId !== null,
  },
});

/**
 * MED-507…515. Beside the rows: the advance payment against the difference, the end of the policy against its begin.
 * @param borrador under which the draft stands among those of the client: 'nuevo', or the id of the approval
 */
export const formularioDeHoja = (borrador: string): Formulario<HojaDeMedio, ContextoDeHoja> => ({
  ...base,
  campos: Object.fromEntries(
    base.nombres.map((nombre) => [nombre, { ...base.campos[nombre], seccion: borrador }]),
  ) as unknown as Filas,
  revisar(entrada, contexto) {
    const revisado = base.revisar(entrada, contexto);
    const valores = { ...base.vacio(), ...(entrada as Partial<HojaDeMedio>) };
    const { pagoAnticipado } = valores;
    const errores = {
      ...erroresDeTotalesDeMedio(cuentaDe(valores, contexto), { pagoAnticipado }),
      ...erroresDePoliza(valores),
      ...('errores' in revisado ? revisado.errores : {}),
    };
    return Object.keys(errores).length === 0 ? revisado : { errores };
  },
});

/** Nothing written yet. A good is new and nothing is paid in advance until somebody says otherwise. */
export const hojaVacia = (): HojaDeMedio => ({ ...base.vacio(), estadoBien: 'Nuevo', pagoAnticipado: 0 });

/** What the API stores, as the sheet shows it. */
export function hojaDe(medio: MedioDetalle): HojaDeMedio {
  const { ficha, poliza, dispositivo } = medio;
  return {
    ...base.vacio(),
    ...soloNombres(medio, formularioDeMedio.nombres),
    ...soloNombres(ficha, [...formularioDeVehiculo.nombres, ...formularioDeInmueble.nombres]),
    ...soloNombres(poliza, formularioDePoliza.nombres),
    planes: unirPlanes(medio.planes.map(({ idCodigo }) => idCodigo)),
    marcaId: comoClave(ficha.marcaId),
    modeloId: comoClave(ficha.modeloId),
    dispositivoId: comoClave(dispositivo?.id),
    valorDispositivo: dispositivo?.valor ?? null,
  };
}

const comoClave = (id: number | null | undefined): string | null => (id == null ? null : String(id));
const comoId = (clave: string | null): number | null => (clave === null ? null : Number(clave));

const soloNombres = (valores: object | null, nombres: readonly string[]): object =>
  Object.fromEntries(
    nombres.flatMap((nombre) => {
      const valor: unknown = valores === null ? undefined : Reflect.get(valores, nombre);
      return valor === undefined ? [] : [[nombre, valor]];
    }),
  );

/** What POST and PUT have in common. */
export type CuerpoDeMedio = Omit<MedioNuevo, 'cedula' | 'idFicha' | 'reemplazaA'>;

/** MED-506: the body of POST and PUT. Total and difference go with it: what was seen is what is stored, or it is refused. */
export function cuerpoDe(valores: HojaDeMedio, contexto: ContextoDeHoja): CuerpoDeMedio {
  const { total, diferencia } = cuentaDe(valores, contexto);
  const poliza = parteDe(formularioDePoliza, valores);
  const dispositivo = comoId(valores.dispositivoId);
  return {
    planes: [...planesDe(valores)],
    // whoever sends it has reviewed it: no amount is empty
    ...(parteDe(formularioDeMedio, valores) as Pick<CuerpoDeMedio, keyof DatosDeMedio>),
    total,
    diferencia,
    ficha: {
      ...parteDe(formularioDeFicha(productoDe(valores, contexto)), valores),
      ...(esVehiculo(valores, contexto) && { marcaId: comoId(valores.marcaId), modeloId: comoId(valores.modeloId) }),
    },
    ...(!Object.values(poliza).every(estaVacio) && { poliza }),
    ...(dispositivo !== null && { dispositivo: { id: dispositivo, valor: valores.valorDispositivo as number } }),
  };
}

/** Where a refusal of the API stands on the sheet: 'ficha.marcaId' is the field 'marcaId'. */
export function campoDeHoja(ruta: string): string {
  if (ruta.startsWith('planes')) return 'planes';
  if (ruta === 'dispositivo' || ruta === 'dispositivo.id') return 'dispositivoId';
  if (ruta === 'dispositivo.valor') return 'valorDispositivo';
  return ruta.split('.').at(-1) ?? ruta;
}
