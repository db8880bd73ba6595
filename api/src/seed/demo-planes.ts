import { sumarDias, sumarMeses } from '@adjudica/domain';
import { insertMany } from '../db/transaction/bulk';
import { Movimiento } from '../entities/movimiento.entity';
import { Plan } from '../entities/plan.entity';
import { PlanTitular } from '../entities/plan-titular.entity';
import { type Bloque, idsBy, type PersonaConId } from './bloque';
import type { GuionDeGrupo } from './grupos';
import { ciudadDe } from './personas';
import type { PuestoDemo } from './puestos';

export async function escribirPlanes(
  bloque: Bloque,
  grupo: GuionDeGrupo,
  grupoId: number,
  codigo: string,
  puestos: readonly PuestoDemo[],
): Promise<Map<string, number>> {
  await insertMany(
    bloque.manager,
    Plan,
    puestos.map((p) => ({
      idCodigo: `${grupo.producto}-${codigo}-${p.codigo}`,
      grupoId,
      codigo: p.codigo,
      monto: p.monto,
      valorCuota: p.valorCuota,
      cuotasPagadas: p.pagadas,
      cuotasVencidas: p.vencidas,
      saldo: p.titular === null ? 0 : p.valorCuota * (grupo.mesesPlan - p.pagadas),
      estadoPlan: p.enCesion ? 'C' : 'A',
      vendedor: p.vendedor,
      supervisor: p.supervisor,
      ciudad: p.titular === null ? null : ciudadDe((p.titular as PersonaConId).cantonCodigo),
      version: 1,
    })),
  );
  const ids = await idsBy<string>(bloque.manager, Plan, 'codigo', 'grupoId', [grupoId]);
  await insertMany(
    bloque.manager,
    PlanTitular,
    puestos.flatMap((p) => {
      if (p.titular === null) return [];
      const planId = ids.get(p.codigo) as number;
      const actual = { planId, personaId: p.titular.id, desde: p.titularDesde, hasta: null };
      if (p.anterior === null) return [actual];
      return [{ planId, personaId: p.anterior.id, desde: p.inicio, hasta: p.titularDesde }, actual];
    }),
  );
  bloque.totals.planes += puestos.length;
  return ids;
}

/** The contract as a debit, each payment as a credit: saldo = Σ debits − Σ credits, to the cent. */
export async function escribirMovimientos(
  bloque: Bloque,
  grupo: GuionDeGrupo,
  inicio: string,
  puestos: readonly PuestoDemo[],
  planIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows: Omit<Movimiento, 'id'>[] = [];
  for (const p of puestos) {
    if (p.titular === null) continue;
    const planId = planIds.get(p.codigo) as number;
    const serieDocumento = grupo.producto === '01' ? '001-002' : '001-004';
    const documento = () => String(++bloque.recibo).padStart(9, '0');
    rows.push({
      planId,
      fecha: inicio,
      tipoDocumento: 'CON',
      serieDocumento,
      numeroDocumento: documento(),
      tipoMovimiento: 'CONTRATO',
      referencia: `Contrato de adhesión, ${grupo.mesesPlan} cuotas`,
      valorDebito: p.valorCuota * grupo.mesesPlan,
      valorCredito: 0,
    });
    const adelantadas = p.adjudicacion?.cuotasPagadasPorOferta ?? 0;
    for (let cuota = 1; cuota <= p.pagadas - adelantadas; cuota++) {
      const pago = sumarDias(sumarMeses(inicio, cuota - 1), bloque.random.between(0, 9));
      rows.push({
        planId,
        fecha: pago < bloque.hoy ? pago : bloque.hoy,
        tipoDocumento: 'REC',
        serieDocumento,
        numeroDocumento: documento(),
        tipoMovimiento: 'PAGO CUOTA',
        referencia: `Cuota ${cuota} de ${grupo.mesesPlan}, ${bloque.random.pick(['depósito', 'transferencia', 'débito'])} ${bloque.random.between(100_000, 999_999)}`,
        valorDebito: 0,
        valorCredito: p.valorCuota,
      });
    }
    if (adelantadas > 0 && p.adjudicacion !== null)
      rows.push({
        planId,
        fecha: p.adjudicacion.fecha,
        tipoDocumento: 'REC',
        serieDocumento,
        numeroDocumento: documento(),
        tipoMovimiento: 'OFERTA',
        referencia: `Pago de ${adelantadas} cuotas ofertadas, asamblea ${p.adjudicacion.numero}`,
        valorDebito: 0,
        valorCredito: p.valorCuota * adelantadas,
      });
  }
  await insertMany(bloque.manager, Movimiento, rows);
  bloque.totals.movimientos += rows.length;
}
