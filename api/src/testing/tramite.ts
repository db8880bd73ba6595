import { fechaInicialPorDefecto, hoyEn, idsDeBloque, PRODUCTO_DE_VEHICULOS, tiposDeEvento } from '@adjudica/domain';
import { Contrato, ContratoBloque } from '../entities/contrato.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { Evento } from '../entities/evento.entity';
import { Pagare } from '../entities/pagare.entity';
import { Prenda } from '../entities/prenda.entity';
import { cabeceraDePrueba, depositarioConocido, planPorContratar } from './contratos';
import type { Peticion as PeticionDe } from './muerte';
import { EMISION, REPRESENTANTE } from './pagares';
import { cuerpoDePrenda, cuerpoDePrendaDeCasa } from './prendas';
import type { PlanDePrueba } from './solicitudes';
import type { TestApp } from './test-app';

export type Peticion = PeticionDe<'asistente.legal' | 'legal'>;

/** A plan in its legal stage. */
export interface Tramite extends PlanDePrueba {
  readonly producto: string;
}

/** Awarded, its folder approved, without legal records. */
export const tramiteDePrueba = async (t: TestApp, producto: string): Promise<Tramite> => ({
  ...(await planPorContratar(t, { pagare: false, producto })),
  producto,
});

/** Blocks that legal rejects once, each with its reason. */
const RECHAZADOS = ['objeto', 'precio'] as const;

/** Present legal records of the plan: its last note, with what hangs on it. */
export async function hechosDeTramite({ application }: Pick<TestApp, 'application'>, { planId }: Tramite) {
  const { manager } = application.dataSource;
  const pagare = await manager.findOne(Pagare, { where: { planId }, order: { id: 'DESC' } });
  const prenda = pagare && (await manager.findOneBy(Prenda, { pagareId: pagare.id }));
  const contrato = await manager.findOneBy(Contrato, { planId });
  const bloques =
    contrato === null
      ? []
      : await manager.find(ContratoBloque, { where: { contratoId: contrato.id }, order: { id: 'ASC' } });
  const documentos = (de: object) => manager.findBy(DocumentoEmitido, de);
  return {
    pagare,
    prenda,
    contrato,
    bloques,
    impresos: {
      pagare: pagare === null ? [] : await documentos({ pagareId: pagare.id }),
      prenda: prenda === null ? [] : await documentos({ prendaId: prenda.id }),
      contrato: contrato === null ? [] : await documentos({ contratoId: contrato.id }),
    },
    rechazado: (await manager.countBy(Evento, { planId, tipo: tiposDeEvento.contratoRechazado })) > 0,
  };
}
export type HechosDeTramite = Awaited<ReturnType<typeof hechosDeTramite>>;

/** The next act and its request; `null` = note, pledge and contract are approved and printed. */
export function siguienteTramite(
  { idCodigo, producto }: Tramite,
  { pagare, prenda, contrato, bloques, impresos, rechazado }: HechosDeTramite,
  ahora: Date,
): { readonly acto: string; readonly peticion: Peticion } | null {
  const paso = (
    acto: string,
    usuario: Peticion['usuario'],
    ruta: string,
    cuerpo: Peticion['cuerpo'] = {},
    metodo: Peticion['metodo'] = 'POST',
  ) => ({ acto, peticion: { usuario, metodo, ruta, cuerpo } });
  if (pagare === null) {
    const fechaInicial = fechaInicialPorDefecto(hoyEn(ahora));
    return paso('generarPagare', 'asistente.legal', '/pagare', { ...EMISION, plan: idCodigo, fechaInicial });
  }
  const { id, version } = pagare;
  if (pagare.actualizadoEn === null)
    return paso('guardarPersonas', 'asistente.legal', `/pagare/${id}`, { ...REPRESENTANTE, version }, 'PUT');
  if (prenda === null) {
    const cuerpo = producto === PRODUCTO_DE_VEHICULOS ? cuerpoDePrenda : cuerpoDePrendaDeCasa;
    const nueva = { ...cuerpo, ...depositarioConocido, version: 0 };
    return paso('guardarPrenda', 'asistente.legal', `/prenda/${id}`, nueva, 'PUT');
  }
  if (pagare.estado === 'P' && pagare.enviadoEn === null)
    return paso('enviarPagare', 'asistente.legal', `/pagare/${id}/enviar`, { version });
  if (pagare.estado === 'P') return paso('aprobarPagare', 'legal', `/pagare/${id}/aprobar`, { version });
  if (impresos.prenda.length === 0) return paso('generarPrenda', 'asistente.legal', `/prenda/${id}/generar`);
  if (contrato === null)
    return paso('generarContrato', 'asistente.legal', '/contrato', { idCodigo, ...cabeceraDePrueba });
  const falta = idsDeBloque.find((bloque) => !bloques.some((escrito) => escrito.bloque === bloque));
  if (falta !== undefined)
    return paso(`generarBloque ${falta}`, 'asistente.legal', `/contrato/${idCodigo}/bloque`, { bloque: falta });
  const malo = bloques.find(({ estado }) => estado === 'R');
  if (malo !== undefined) {
    const cuerpo = { texto: `<p>Corregido: ${malo.bloque}.</p>`, version: malo.version };
    const ruta = `/contrato/${idCodigo}/bloque/${malo.bloque}`;
    return paso(`corregirBloque ${malo.bloque}`, 'asistente.legal', ruta, cuerpo, 'PUT');
  }
  if (contrato.estado !== 'P') return null;
  const conVersion = { version: contrato.version };
  if (!rechazado) {
    const cuerpo = { ...conVersion, motivo: 'El precio no es el de la proforma', bloques: RECHAZADOS };
    return paso('rechazarContrato', 'legal', `/contrato/${idCodigo}/rechazar`, cuerpo);
  }
  if (contrato.enviadoEn === null)
    return paso('enviarContrato', 'asistente.legal', `/contrato/${idCodigo}/enviar`, conVersion);
  return paso('aprobarContrato', 'legal', `/contrato/${idCodigo}/aprobar`, conVersion);
}
