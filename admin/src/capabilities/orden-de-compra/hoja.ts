import {
  type CalculosDeOrden,
  type Campo,
  type Campos,
  calculosDeOrden,
  crearFormulario,
  type DatosDeOrden,
  type DepartamentoDeConcesionario,
  errorDeParticular,
  errorDeTipoDeCarta,
  erroresDeCalculos,
  type Formulario,
  formularioDeOrden,
  mensajes,
  soloCampos,
} from '@adjudica/domain';
import type { BaseDeOrden, ConcesionarioElegible, OrdenDeCompraCambio, OrdenDetalle } from './tipos';

type Llave = 'concesionarioId' | 'vendedorId' | 'jefeVentasId' | 'contableId';
/** The form of the rules; dealer and executives are chosen by name, and their keys are texts while they are chosen. */
export type HojaDeOrden = Omit<DatosDeOrden, Llave> & Record<Llave, string | null>;

/** ORD-516: whose department each list is. */
const DEPARTAMENTO: Readonly<Record<Exclude<Llave, 'concesionarioId'>, DepartamentoDeConcesionario>> = {
  vendedorId: 'Vendedor',
  jefeVentasId: 'Jefatura',
  contableId: 'Financiero',
};
const LLAVES = ['concesionarioId', 'vendedorId', 'jefeVentasId', 'contableId'] as const satisfies readonly Llave[];

export const elegidoDe = (
  { concesionarioId }: Pick<HojaDeOrden, 'concesionarioId'>,
  concesionarios: readonly ConcesionarioElegible[],
): ConcesionarioElegible | undefined => concesionarios.find(({ id }) => String(id) === concesionarioId);

/** What was typed for an order that is corrected. */
export function hojaDe(orden: OrdenDetalle): HojaDeOrden {
  const llaves = LLAVES.map((nombre) => [nombre, orden[nombre] === null ? null : String(orden[nombre])]);
  return {
    ...soloCampos<DatosDeOrden>(formularioDeOrden.nombres, orden),
    ...Object.fromEntries(llaves),
  } as HojaDeOrden;
}

export function datosDe(hoja: HojaDeOrden): DatosDeOrden {
  const llaves = LLAVES.map((nombre) => [nombre, hoja[nombre] === null ? null : Number(hoja[nombre])]);
  return { ...hoja, ...Object.fromEntries(llaves) } as DatosDeOrden;
}

export const calculosDe = (hoja: HojaDeOrden, base: BaseDeOrden): CalculosDeOrden =>
  calculosDeOrden(datosDe(hoja), { valorVehiculo: base.valorVehiculo, montos: base.planes.map(({ monto }) => monto) });

type Opciones = readonly { readonly codigo: string; readonly nombre: string }[];
const opcionesDe = (filas: readonly { id: number; nombre: string }[]): Opciones =>
  filas.map(({ id, nombre }) => ({ codigo: String(id), nombre }));

/**
 * The rows of the rules package, so that the screen asks exactly what the API asks; only how dealer and executives are chosen differs. Beside
 * them: a dealer that is not complete (ORD-529), and a payment below nothing.
 */
export function formularioDeHoja(
  concesionarios: readonly ConcesionarioElegible[],
  elegido: ConcesionarioElegible | undefined,
  base: BaseDeOrden,
): Formulario<HojaDeOrden, undefined> {
  const opciones: Record<Llave, Opciones> = {
    concesionarioId: opcionesDe(concesionarios.map(({ id, razonSocial: nombre }) => ({ id, nombre }))),
    ...(Object.fromEntries(
      Object.entries(DEPARTAMENTO).map(([nombre, departamento]) => [
        nombre,
        opcionesDe((elegido?.ejecutivos ?? []).filter((ejecutivo) => ejecutivo.departamento === departamento)),
      ]),
    ) as Record<keyof typeof DEPARTAMENTO, Opciones>),
  };
  const campos = {
    ...formularioDeOrden.campos,
    ...Object.fromEntries(
      LLAVES.map((nombre) => {
        const {
          minimo: _,
          maximo: __,
          mensaje: ___,
          ...comun
        } = formularioDeOrden.campos[nombre] as Campo<DatosDeOrden, undefined> & { tipo: 'entero' };
        return [nombre, { ...comun, tipo: 'opcion', opciones: opciones[nombre] }];
      }),
    ),
  } as unknown as Campos<HojaDeOrden, undefined>;
  const formulario = crearFormulario<HojaDeOrden, undefined>(campos);
  return {
    ...formulario,
    revisar(entrada, contexto) {
      const revisado = formulario.revisar(entrada, contexto);
      const hoja = { ...formulario.vacio(), ...(entrada as Partial<HojaDeOrden>) };
      const { pagoConcesionario } = erroresDeCalculos(calculosDe(hoja, base), { ...base, montos: [] }, {});
      const errores = {
        ...(pagoConcesionario === undefined ? {} : { porcentajeComision: pagoConcesionario }),
        ...(elegidoDe(hoja, concesionarios)?.incompleta === true
          ? { concesionarioId: mensajes.ORD.concesionarioIncompleto }
          : {}),
        ...errorDeParticular(hoja as Partial<DatosDeOrden>),
        ...errorDeTipoDeCarta(hoja.tipoCarta, base.vehiculo.estadoBien),
        ...('errores' in revisado ? revisado.errores : {}),
      };
      return Object.keys(errores).length === 0 ? revisado : { errores };
    },
  };
}

/** What is sent: what was seen goes with it, so that what is stored is what was seen, or it is refused. */
export const cuerpoDe = (hoja: HojaDeOrden, base: BaseDeOrden): OrdenDeCompraCambio => ({
  ...(datosDe(hoja) as OrdenDeCompraCambio),
  valorVehiculo: base.valorVehiculo,
  ...calculosDe(hoja, base),
});
