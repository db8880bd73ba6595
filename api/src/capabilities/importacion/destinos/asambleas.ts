import { mensajesDeImportacion as m } from '@adjudica/domain';
import { Asamblea } from '../../../entities/asamblea.entity';
import { DocumentoEmitido } from '../../../entities/documento-emitido.entity';
import { Grupo } from '../../../entities/grupo.entity';
import { Participante } from '../../../entities/participante.entity';
import { yieldToEventLoop } from '../../../workers/time-slices';
import { primeraActa } from '../../asamblea';
import type { ParticipanteStore } from '../../participante';
import type { Destino } from '../destino';
import { conDefecto, delTramo, ejecutar, entero, tabla, texto } from '../sql';
import { propia } from './propia';

export const asambleas = (participantes: ParticipanteStore): Destino => ({
  tipo: 'asambleas',
  entity: Asamblea,
  celdas: {
    producto: [Grupo, 'productoCodigo'],
    grupo: [Grupo, 'grupo'],
    numero: [Asamblea, 'numeroAsamblea'],
  },
  cruces: [
    {
      alias: 'grupo',
      entity: Grupo,
      en: `grupo.productoCodigo = ${texto('producto')} AND grupo.grupo = ${texto('grupo')}`,
      exigido: { columna: 'grupo', mensaje: m.grupoNoExiste },
    },
    {
      alias: 'existente',
      entity: Asamblea,
      en: `existente.grupoId = grupo.id AND existente.numeroAsamblea = ${entero('numero')}`,
    },
    { alias: 'emitido', entity: DocumentoEmitido, en: primeraActa('emitido', 'existente.id') },
  ],
  llave: `t.grupoId = grupo.id AND t.numeroAsamblea = ${entero('numero')}`,
  columnas: [
    { columna: 'grupoId', expresion: 'grupo.id' },
    { columna: 'productoCodigo', expresion: 'grupo.productoCodigo' },
    { columna: 'numeroAsamblea', expresion: entero('numero') },
    propia('fecha'),
    propia('hora'),
    propia('lugar'),
    propia('notario'),
    propia('testigo1'),
    propia('testigo2'),
    propia('testigo3'),
    propia('estado', conDefecto(texto('estado'), "''")),
    { columna: 'versionParticipantes', expresion: '1' },
  ],
  rechazos: () => [
    { columna: 'numero', mensaje: m.numeroSobreMeses, si: `${entero('numero')} > grupo.mesesPlan` },
    {
      columna: 'numero',
      mensaje: m.asambleaConActa,
      si: `emitido.id IS NOT NULL AND (existente.fecha <> ${texto('fecha')} OR existente.hora <> ${texto('hora')} OR existente.lugar <> ${texto('lugar')} OR existente.notario <> ${texto('notario')})`,
    },
  ],
  /** A future assembly gets its participants as by 'Nueva fecha'. */
  async despues({ manager, tramo, filas: rows }) {
    const abiertas = await ejecutar<{ id: number; grupoId: number }>(
      manager,
      tramo,
      `SELECT asamblea.id AS id, asamblea.grupoId AS grupoId FROM ${rows}
         JOIN ${tabla(manager, Grupo)} grupo ON grupo.productoCodigo = ${texto('producto')} AND grupo.grupo = ${texto('grupo')}
         JOIN ${tabla(manager, Asamblea)} asamblea ON asamblea.grupoId = grupo.id AND asamblea.numeroAsamblea = ${entero('numero')}
        WHERE ${delTramo()} AND asamblea.estado = '' AND NOT EXISTS (SELECT 1 FROM ${tabla(manager, Participante)} participante WHERE participante.asambleaId = asamblea.id)`,
    );
    for (const { id, grupoId } of abiertas) {
      await participantes.snapshot(manager, id, grupoId);
      await yieldToEventLoop();
    }
  },
});
