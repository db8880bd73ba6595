import { mensajesDeImportacion as m } from '@adjudica/domain';
import { Movimiento } from '../../../entities/movimiento.entity';
import { Plan } from '../../../entities/plan.entity';
import type { Destino } from '../destino';
import { conDefecto, monto, texto } from '../sql';
import { propia } from './propia';

export const movimientos: Destino = {
  tipo: 'movimientos',
  entity: Movimiento,
  conVersion: false,
  cruces: [
    {
      alias: 'p',
      entity: Plan,
      en: `p.idCodigo = ${texto('idCodigo')}`,
      exigido: { columna: 'idCodigo', mensaje: m.planNoExiste },
    },
  ],
  llave: `t.planId = p.id AND t.tipoDocumento = ${texto('tipoDocumento')} AND t.serieDocumento = ${texto('serie')} AND t.numeroDocumento = ${texto('numero')}`,
  columnas: [
    { columna: 'planId', expresion: 'p.id' },
    { columna: 'tipoDocumento', expresion: texto('tipoDocumento') },
    { columna: 'serieDocumento', expresion: texto('serie') },
    { columna: 'numeroDocumento', expresion: texto('numero') },
    propia('fecha'),
    propia('tipoMovimiento'),
    propia('referencia'),
    propia('valorDebito', conDefecto(monto('valorDebito'), '0'), false),
    propia('valorCredito', conDefecto(monto('valorCredito'), '0'), false),
  ],
};
