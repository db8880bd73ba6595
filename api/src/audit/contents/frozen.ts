import { tiposDeGarantia } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { Adenda } from '../../entities/adenda.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { ContratoBloque, ContratoTexto } from '../../entities/contrato.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Participante } from '../../entities/participante.entity';
import { canonicalJson } from '../../pdf/canonical';
import { type IssuedRow, nombreDe } from './issued';
import { contentsOf, type Discrepancy, type Proven, provenRow } from './proven';

/** Compares what must stay as it was printed: texts of approved contracts and addenda, and decisions on folders. */
export async function compareFrozen(dataSource: DataSource, rows: readonly IssuedRow[]): Promise<Discrepancy[]> {
  return [
    ...(await contracts(dataSource, rows)),
    ...(await addenda(dataSource, rows)),
    ...(await decisions(
      dataSource,
      rows.filter(({ tipo }) => tipo === 'hoja-de-decision'),
    )),
  ];
}

async function contracts(dataSource: DataSource, rows: readonly IssuedRow[]): Promise<Discrepancy[]> {
  const found: Discrepancy[] = [];
  for (const row of rows.filter(({ tipo }) => tipo === 'contrato')) {
    const { bloques = [] } = contentsOf(row.hechos) as { bloques?: { bloque: string; texto: string }[] };
    const texts = await dataSource.manager
      .createQueryBuilder()
      .from(ContratoBloque, 'bloque')
      .innerJoin(ContratoTexto, 'texto', 'texto.bloqueId = bloque.id AND texto.numero = bloque.numero')
      .select('bloque.bloque', 'bloque')
      .addSelect('texto.texto', 'texto')
      .where('bloque.contratoId = :contrato', { contrato: row.contratoId })
      .getRawMany<{ bloque: string; texto: string }>();
    for (const { bloque, texto } of bloques)
      if (texts.find((one) => one.bloque === bloque)?.texto !== texto)
        found.push({
          registro: `Contrato ${row.planDeContrato}`,
          detalle: `el texto del bloque ${bloque} no es el que se aprobó (documento emitido ${row.id})`,
        });
  }
  return found;
}

async function addenda(dataSource: DataSource, rows: readonly IssuedRow[]): Promise<Discrepancy[]> {
  const found: Discrepancy[] = [];
  for (const row of rows.filter(({ tipo }) => tipo === 'adenda')) {
    const now = await dataSource.manager.findOne(Adenda, {
      select: { texto: true, cambios: true },
      where: { id: Number(row.adendaId) },
    });
    const { texto, cambios } = contentsOf(row.hechos);
    if (now === null || canonicalJson({ ...now }) !== canonicalJson({ texto, cambios }))
      found.push({
        registro: `Adenda ${row.adendaId}`,
        detalle: `su texto o lo que modifica no es lo que se aprobó (documento emitido ${row.id})`,
      });
  }
  return found;
}

interface Decision {
  readonly id: number;
  readonly resultado: string | null;
  readonly tipoGarantia: keyof typeof tiposDeGarantia | null;
  readonly comentario: string | null;
}

async function decisions(dataSource: DataSource, rows: readonly IssuedRow[]): Promise<Discrepancy[]> {
  if (rows.length === 0) return [];
  const decided = await dataSource.manager
    .createQueryBuilder()
    .from(DocumentoEmitido, 'emitido')
    .innerJoin(CarpetaEnvio, 'envio', 'envio.carpetaId = emitido.carpetaId AND envio.resueltaEn = emitido.emitidoEn')
    .select('emitido.id', 'id')
    .addSelect('envio.resultado', 'resultado')
    .addSelect('envio.tipoGarantia', 'tipoGarantia')
    .addSelect('envio.comentario', 'comentario')
    .where('emitido.id IN (:...ids)', { ids: rows.map(({ id }) => id) })
    .getRawMany<Decision>();
  const of = Map.groupBy(decided, ({ id }) => Number(id));
  return rows.flatMap((row) => {
    const { garantia, comentario } = contentsOf(row.hechos);
    const entries = of.get(Number(row.id)) ?? [];
    const same = entries.some(
      (one) =>
        one.resultado === 'Aprobado' &&
        one.comentario === comentario &&
        one.tipoGarantia !== null &&
        tiposDeGarantia[one.tipoGarantia] === garantia,
    );
    return same
      ? []
      : [{ registro: `Carpeta ${row.carpetaId}`, detalle: `su decisión no es la de su hoja (${nombreDe(row)})` }];
  });
}

/** Compares the holder and instalment of awards with those at the assembly, and requires an act for each withdrawal. */
export async function* awards(dataSource: DataSource, proven: Proven): AsyncIterable<Discrepancy> {
  const changed = await dataSource.manager
    .createQueryBuilder()
    .from(Adjudicacion, 'adjudicacion')
    .innerJoin(
      Participante,
      'participante',
      'participante.asambleaId = adjudicacion.asambleaId AND participante.planId = adjudicacion.planId',
    )
    .select('adjudicacion.id', 'id')
    .where(
      `adjudicacion.viaIngreso = 'ASAMBLEA' AND (adjudicacion.personaId <> participante.personaId OR adjudicacion.valorCuota <> participante.valorCuota)`,
    )
    .getRawMany<{ id: number }>();
  for (const { id } of changed)
    yield {
      registro: `Adjudicación ${id}`,
      detalle: 'su titular o su cuota no son los del participante de su asamblea',
    };
  const withdrawn = await dataSource.manager
    .createQueryBuilder()
    .from(Adjudicacion, 'adjudicacion')
    // imported awards, and those older than the key, can't be proven
    .innerJoin(
      Auditoria,
      'acta',
      `acta.recurso = 'asamblea' AND acta.accion = 'generar-acta' AND acta.recursoId = CAST(adjudicacion.asambleaId AS varchar(20)) AND ${provenRow('acta')}`,
    )
    .leftJoin(
      Auditoria,
      'retiro',
      `retiro.instante = adjudicacion.retiradoEn AND retiro.recurso IN ('adjudicacion', 'asamblea') AND ${provenRow('retiro')}`,
      { afterPosition: proven.afterPosition },
    )
    .select('adjudicacion.id', 'id')
    .where(`adjudicacion.estado = 'RADJ' AND retiro.id IS NULL`)
    .getRawMany<{ id: number }>();
  for (const { id } of withdrawn)
    yield { registro: `Adjudicación ${id}`, detalle: 'está retirada, y la auditoría no dice quién la retiró' };
}
