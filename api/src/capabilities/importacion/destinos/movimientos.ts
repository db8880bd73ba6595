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
      alias: 'planAhorro',
      entity: Plan,
      en: `planAhorro.idCodigo = ${texto('idCodigo')}`,
      exigido: { columna: 'idCodigo', mensaje: m.planNoExiste },
    },
    { alias: 'grupo', entity: Grupo, en: 'grupo.id = planAhorro.grupoId' },
  ],
  llave: `t.planId = planAhorro.id AND t.tipoDocumento = ${texto('tipoDocumento')} AND t.serieDocumento = ${texto('serie')} AND t.numeroDocumento = ${texto('numero')}`,
  columnas: [
    { columna: 'planId', expresion: 'planAhorro.id' },
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
      dato: 'CAST(grupo.fechaInicio AS varchar(10))',
      si: `${texto('fecha')} < grupo.fechaInicio`,
    },
  ],
  avisos: ({ manager }) => {
    const movimientos = `FROM ${tabla(manager, Movimiento)} movimiento WHERE movimiento.planId = planAhorro.id`;
    const mismoNumero = `${movimientos} AND movimiento.tipoDocumento = ${texto('tipoDocumento')} AND ${sinCeros('movimiento.serieDocumento')} = ${sinCeros(texto('serie'))} AND ${sinCeros('movimiento.numeroDocumento')} = ${sinCeros(texto('numero'))}`;
    const mismoPago = `${movimientos} AND movimiento.fecha = ${texto('fecha')} AND movimiento.valorCredito = ${conDefecto(monto('valorCredito'), '0')} AND movimiento.valorDebito = ${conDefecto(monto('valorDebito'), '0')}`;
    const documento = (de: string): string =>
      `(SELECT MAX(CONCAT(movimiento.tipoDocumento, ' ', movimiento.serieDocumento, ' ', movimiento.numeroDocumento)) ${de})`;
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
