import notarios from '../capabilities/catalogo/datos/notarios.json';
import representantes from '../capabilities/catalogo/datos/representantes.json';
import { nombreDeCliente } from '../capabilities/persona/persona.nombre';
import { insertMany } from '../db/transaction/bulk';
import { Asamblea } from '../entities/asamblea.entity';
import { Participante } from '../entities/participante.entity';
import { type Bloque, idsBy, monthsBetween } from './bloque';
import type { AsambleaDemo, GuionDeGrupo } from './grupos';
import { type PuestoDemo, situacionEn } from './puestos';

/** Held assemblies with participants; older ones have none, as after a migration. */
export const ASAMBLEAS_CON_PARTICIPANTES = 3;

export async function escribirAsambleas(
  bloque: Bloque,
  grupo: GuionDeGrupo,
  grupoId: number,
  asambleas: readonly AsambleaDemo[],
  sinActa: AsambleaDemo | undefined,
): Promise<Map<number, number>> {
  const testigos = ['Carlos Mena Proaño', 'Silvia Játiva Reyes', 'Mauricio Bonilla Cueva', 'Elena Guerrón Paz'];
  await insertMany(
    bloque.manager,
    Asamblea,
    asambleas.map((a) => ({
      grupoId,
      productoCodigo: grupo.producto,
      numeroAsamblea: a.numero,
      fecha: a.fecha,
      hora: a.hora,
      lugar: a.lugar,
      notario: (notarios[(grupo.dia + a.numero) % notarios.length] as { nombre: string }).nombre,
      testigo1: testigos[a.numero % 4] as string,
      testigo2: testigos[(a.numero + 1) % 4] as string,
      testigo3: null,
      representante: (representantes[0] as { nombre: string }).nombre,
      notariaNumero: String(((grupo.dia + a.numero) % notarios.length) + 1),
      notariaCanton: 'Quito',
      convocatoria: 'Correo electrónico, con ocho días de anticipación',
      ordenDelDia: 'Instalación y quórum, ofertas, sorteo y clausura',
      estado: a.celebrada && a !== sinActa ? 'C' : '',
      versionParticipantes: 1,
      version: 1,
    })),
  );
  bloque.totals.asambleas += asambleas.length;
  return idsBy<number>(bloque.manager, Asamblea, 'numeroAsamblea', 'grupoId', [grupoId]);
}

export async function escribirParticipantes(
  bloque: Bloque,
  codigo: string,
  grupo: GuionDeGrupo,
  asambleas: readonly AsambleaDemo[],
  puestos: readonly PuestoDemo[],
  planIds: ReadonlyMap<string, number>,
  asambleaIds: ReadonlyMap<number, number>,
): Promise<void> {
  const celebradas = asambleas.filter((a) => a.celebrada).length;
  for (const asamblea of asambleas) {
    if (asamblea.celebrada && asamblea.numero <= celebradas - ASAMBLEAS_CON_PARTICIPANTES) continue;
    const mesesAtras = Math.max(0, monthsBetween(asamblea.fecha, bloque.hoy));
    const rows = puestos.flatMap((p) => {
      const entonces = situacionEn(p, asamblea, mesesAtras);
      if (entonces === null) return [];
      // Awards of other assemblies are read from their own rows, never copied into this one.
      const premio = p.adjudicacion?.numero === asamblea.numero ? p.adjudicacion : null;
      return [
        {
          asambleaId: asambleaIds.get(asamblea.numero) as number,
          planId: planIds.get(p.codigo) as number,
          personaId: entonces.titular.id,
          idCodigo: `${grupo.producto}-${codigo}-${p.codigo}`,
          codigo: p.codigo,
          nombreCliente: nombreDeCliente(entonces.titular),
          cedula: entonces.titular.identificacion,
          valorCuota: p.valorCuota,
          cuotaVencidas: entonces.vencidas,
          estado: entonces.estado,
          estadoInicial: entonces.estadoInicial,
          adjudicadoPor: premio?.por ?? '',
          asambleaAdjudica: premio?.numero ?? 0,
          cantidadOferta: premio?.cuotas ?? 0,
          prioridadOferta: premio?.prioridad ?? 0,
          version: 1,
        },
      ];
    });
    await insertMany(bloque.manager, Participante, rows);
    bloque.totals.participantes += rows.length;
  }
}
