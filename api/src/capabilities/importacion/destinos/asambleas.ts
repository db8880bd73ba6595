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
      alias: 'g',
      entity: Grupo,
      en: `g.productoCodigo = ${texto('producto')} AND g.grupo = ${texto('grupo')}`,
      exigido: { columna: 'grupo', mensaje: m.grupoNoExiste },
    },
    { alias: 'e', entity: Asamblea, en: `e.grupoId = g.id AND e.numeroAsamblea = ${entero('numero')}` },
    { alias: 'a', entity: DocumentoEmitido, en: primeraActa('a', 'e.id') },
  ],
  llave: `t.grupoId = g.id AND t.numeroAsamblea = ${entero('numero')}`,
  columnas: [
    { columna: 'grupoId', expresion: 'g.id' },
    { columna: 'productoCodigo', expresion: 'g.productoCodigo' },
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
    { columna: 'numero', mensaje: m.numeroSobreMeses, si: `${entero('numero')} > g.mesesPlan` },
    {
      columna: 'numero',
      mensaje: m.asambleaConActa,
      si: `a.id IS NOT NULL AND (e.fecha <> ${texto('fecha')} OR e.hora <> ${texto('hora')} OR e.lugar <> ${texto('lugar')} OR e.notario <> ${texto('notario')})`,
    },
  ],
  /** A future assembly gets its participants as by 'Nueva fecha'. */
  async despues({ manager, tramo, filas: rows }) {
    const abiertas = await ejecutar<{ id: number; grupoId: number }>(
      manager,
      tramo,
      `SELECT s.id AS id, s.grupoId AS grupoId FROM ${rows}
         JOIN ${tabla(manager, Grupo)} g ON g.productoCodigo = ${texto('producto')} AND g.grupo = ${texto('grupo')}
         JOIN ${tabla(manager, Asamblea)} s ON s.grupoId = g.id AND s.numeroAsamblea = ${entero('numero')}
        WHERE ${delTramo()} AND s.estado = '' AND NOT EXISTS (SELECT 1 FROM ${tabla(manager, Participante)} x WHERE x.asambleaId = s.id)`,
    );
    for (const { id, grupoId } of abiertas) {
      await participantes.snapshot(manager, id, grupoId);
      await yieldToEventLoop();
    }
  },
});
