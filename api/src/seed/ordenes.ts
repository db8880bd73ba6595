import { ErrorDeNegocio, PRODUCTO_DE_VEHICULOS } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { OrdenDeCompraNueva, OrdenDeCompraVista } from '../capabilities/orden-de-compra/orden-de-compra.dto';
import type { Application } from '../compose';
import { instantOf } from '../db/columns';
import { readMany } from '../db/read';
import { Concesionario, EjecutivoConcesionario } from '../entities/concesionario.entity';
import { FichaBien, MedioAprobacion } from '../entities/medio-aprobacion.entity';
import type { RelojDeDemo } from './actas';
import { actorDe } from './demo-tareas';

type Final = 'pendiente' | 'deJefatura' | 'aprobada' | 'impresa' | 'anulada' | 'anuladaAprobada';

/** What becomes of the orders, one after another; approvals beyond them keep none, so that somebody can issue one. */
const FINALES: readonly Final[] = ['aprobada', 'pendiente', 'impresa', 'anulada', 'deJefatura', 'anuladaAprobada'];

const MOTIVO = 'El cliente cambió de vehículo.';
const TERCERO = 'Segundo Toapanta Chicaiza';
const HORA = 3_600_000;

/** Orders in every state and of every type of letter, through the real services, each step in its time. Returns how many. */
export async function generarOrdenes(application: Application, clock: RelojDeDemo, imprimir: boolean): Promise<number> {
  const ahora = clock.now();
  const [ejecutivo, jefatura, jefatura2] = await Promise.all(
    ['ejecutivo', 'jefatura', 'jefatura2'].map((usuario) => actorDe(application, usuario)),
  );
  const quienes = { ejecutivo, jefatura, jefatura2 } as Record<'ejecutivo' | 'jefatura' | 'jefatura2', Actor>;
  const [dealer] = await vendedores(application);
  const medios = dealer === undefined ? [] : await aprobados(application);
  let total = 0;
  for (const [i, final] of FINALES.entries()) {
    const medio = medios[i];
    if (medio === undefined) break;
    const desde = medio.decididoEn.getTime();
    /** Working hours after the approval, and before now. */
    const a = (horas: number) => clock.moveTo(new Date(Math.min(desde + horas * HORA, ahora.getTime() - HORA / 60)));
    try {
      await seguir(application, a, quienes, cuerpoDe(i, medio, dealer as Vendedor), final, imprimir);
      total += 1;
    } catch (error) {
      if (!(error instanceof ErrorDeNegocio)) throw error;
      application.log.warn({ err: error, medio: medio.id }, 'the order of a demo approval could not be made');
    }
  }
  clock.moveTo(ahora);
  return total;
}

async function seguir(
  application: Application,
  a: (horas: number) => void,
  { ejecutivo, jefatura, jefatura2 }: Record<'ejecutivo' | 'jefatura' | 'jefatura2', Actor>,
  cuerpo: OrdenDeCompraNueva,
  final: Final,
  imprimir: boolean,
): Promise<void> {
  const { emision, actos } = application.expediente.ordenes;
  a(1);
  const orden = await emision.crear(final === 'deJefatura' ? jefatura : ejecutivo, cuerpo);
  if (final === 'pendiente' || final === 'deJefatura') return;
  a(2);
  const { id, version }: OrdenDeCompraVista =
    final === 'anulada'
      ? orden
      : await actos.aprobar(jefatura, orden.id, { version: orden.version, aceptaSinCarpeta: true });
  a(3);
  if (final.startsWith('anulada')) await actos.anular(jefatura2, id, { version, motivo: MOTIVO });
  else if (final === 'impresa' && imprimir) await actos.generar(ejecutivo, id);
}

/** Each type of letter in its turn, as the sheet asks for it: a used vehicle comes from its owner. */
function cuerpoDe(
  i: number,
  { id: medioId, usado }: MedioAprobado,
  { id: concesionarioId, ...vendedor }: Vendedor,
): OrdenDeCompraNueva {
  const comun = { medioId, porcentajeComision: 2.5 };
  if (usado) return { ...comun, tipoCarta: '002', atencionTercero: TERCERO };
  const conVendedor = { ...comun, concesionarioId, vendedorId: vendedor.vendedorId };
  return i % 3 === 2
    ? { ...conVendedor, tipoCarta: '003', valorDispositivo: 380, comisionDispositivo: 20 }
    : { ...conVendedor, tipoCarta: '001' };
}

interface MedioAprobado {
  id: number;
  decididoEn: Date;
  usado: boolean;
}

/** Approvals of vehicles that risk accepted, the last ones first: what the other demo data needs stays without an order. */
async function aprobados({ dataSource }: Application): Promise<MedioAprobado[]> {
  const filas = await readMany<{ id: number; decididoEn: unknown; estadoBien: string }>(
    dataSource
      .createQueryBuilder()
      .from(MedioAprobacion, 'm')
      .innerJoin(FichaBien, 'f', 'f.id = m.fichaId')
      .select('m.id', 'id')
      .addSelect('m.decididoEn', 'decididoEn')
      .addSelect('f.estadoBien', 'estadoBien')
      .where('m.estado = :aprobado AND m.productoCodigo = :producto AND m.idOrden IS NULL', {
        aprobado: true,
        producto: PRODUCTO_DE_VEHICULOS,
      })
      .orderBy('m.id', 'DESC'),
  );
  return filas.map(({ id, decididoEn, estadoBien }) => ({
    id,
    decididoEn: new Date(instantOf(decididoEn)),
    usado: estadoBien === 'Usado',
  }));
}

interface Vendedor {
  id: number;
  vendedorId: number;
}

const vendedores = ({ dataSource }: Application): Promise<Vendedor[]> =>
  readMany<Vendedor>(
    dataSource
      .createQueryBuilder()
      .from(Concesionario, 'c')
      .innerJoin(EjecutivoConcesionario, 'e', `e.concesionarioId = c.id AND e.departamento = 'Vendedor'`)
      .select('c.id', 'id')
      .addSelect('e.id', 'vendedorId')
      .where(`c.estado = 'A' AND e.estado = 'A'`)
      .orderBy('e.id', 'ASC'),
  );
