import { comoFecha, formatearFecha, mensajesDeImportacion as m } from '@adjudica/domain';
import { Grupo } from '../../../entities/grupo.entity';
import { Movimiento } from '../../../entities/movimiento.entity';
import { Plan } from '../../../entities/plan.entity';
import type { Destino } from '../destino';
import { conDefecto, fechaLiteral, monto, sinCeros, tabla, texto } from '../sql';
import { propia } from './propia';

export const movimientos: Destino = {
  tipo: 'movimientos',
  entity: Movimiento,
  celdas: {
    idCodigo: [Plan, 'idCodigo'],
    serie: [Movimiento, 'serieDocumento'],
    numero: [Movimiento, 'numeroDocumento'],
  },
  conVersion: false,
  cruces: [
    {
      alias: 'p',
      entity: Plan,
      en: `p.idCodigo = ${texto('idCodigo')}`,
      exigido: { columna: 'idCodigo', mensaje: m.planNoExiste },
    },
    { alias: 'g', entity: Grupo, en: 'g.id = p.grupoId' },
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
    propia('valorDebito', conDefecto(monto('valorDebito'), '0')),
    propia('valorCredito', conDefecto(monto('valorCredito'), '0')),
  ],
  acuerdos: [
    {
      columna: 'numero',
      mensaje: m.documentoConCeros,
      clave: `${texto('idCodigo')}, ${texto('tipoDocumento')}, ${texto('serie')}, ${sinCeros(texto('numero'))}`,
      valor: 'f.clave',
    },
  ],
  rechazos: ({ hoy }) => [
    { columna: 'fecha', mensaje: m.pagoFuturo, si: `${texto('fecha')} > ${fechaLiteral(hoy)}` },
    {
      columna: 'fecha',
      mensaje: (inicio) => m.pagoAnterior(formatearFecha(comoFecha(inicio))),
      dato: 'CAST(g.fechaInicio AS varchar(10))',
      si: `${texto('fecha')} < g.fechaInicio`,
    },
  ],
  avisos: ({ manager }) => {
    const movimientos = `FROM ${tabla(manager, Movimiento)} o WHERE o.planId = p.id`;
    const mismoNumero = `${movimientos} AND o.tipoDocumento = ${texto('tipoDocumento')} AND ${sinCeros('o.serieDocumento')} = ${sinCeros(texto('serie'))} AND ${sinCeros('o.numeroDocumento')} = ${sinCeros(texto('numero'))}`;
    const mismoPago = `${movimientos} AND o.fecha = ${texto('fecha')} AND o.valorCredito = ${conDefecto(monto('valorCredito'), '0')} AND o.valorDebito = ${conDefecto(monto('valorDebito'), '0')}`;
    const documento = (de: string): string =>
      `(SELECT MAX(CONCAT(o.tipoDocumento, ' ', o.serieDocumento, ' ', o.numeroDocumento)) ${de})`;
    return [
      {
        columna: 'numero',
        mensaje: m.avisoMismoDocumento,
        dato: documento(mismoNumero),
        si: `t.id IS NULL AND EXISTS (SELECT 1 ${mismoNumero})`,
      },
      {
        columna: 'fecha',
        mensaje: m.avisoMismoPago,
        dato: documento(mismoPago),
        si: `t.id IS NULL AND NOT EXISTS (SELECT 1 ${mismoNumero}) AND EXISTS (SELECT 1 ${mismoPago})`,
      },
    ];
  },
};
