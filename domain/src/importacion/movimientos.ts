import { propios } from '../mensajes';
import { LIMITES } from '../texto';
import { idCodigo } from './columnas';
import { definirImportacion } from './definicion';

export const importacionDeMovimientos = definirImportacion({
  tipo: 'movimientos',
  titulo: 'Movimientos',
  columnas: [
    idCodigo,
    { nombre: 'tipoDocumento', requerida: true, tipo: 'codigo', ejemplo: 'FAC' },
    { nombre: 'serie', requerida: true, tipo: 'texto', maximo: LIMITES.codigo, ejemplo: '001-002' },
    {
      nombre: 'numero',
      alias: ['numeroDocumento'],
      requerida: true,
      tipo: 'texto',
      maximo: LIMITES.codigo,
      ejemplo: '000012345',
    },
    { nombre: 'fecha', requerida: true, tipo: 'fecha', ejemplo: '05/02/2025' },
    { nombre: 'tipoMovimiento', requerida: true, tipo: 'texto', maximo: LIMITES.codigo, ejemplo: 'PAGO CUOTA' },
    { nombre: 'valorDebito', alias: ['debito'], requerida: false, tipo: 'monto', minimo: 0, ejemplo: '' },
    { nombre: 'valorCredito', alias: ['credito'], requerida: false, tipo: 'monto', minimo: 0, ejemplo: '412,50' },
    { nombre: 'referencia', requerida: false, tipo: 'texto', maximo: 100, ejemplo: 'Depósito 889912' },
  ],
  montos: ['valorDebito', 'valorCredito'],
  identifica: ['idCodigo', 'serie', 'numero'],
  reglas: [
    {
      de: ['valorDebito', 'valorCredito'],
      faltas: (v) =>
        (v.valorDebito ?? 0) > 0 === (v.valorCredito ?? 0) > 0
          ? [{ columna: 'valorDebito', mensaje: propios.debitoOCredito }]
          : [],
    },
  ],
  clave: (v) => [v.idCodigo, v.tipoDocumento, v.serie, v.numero],
});
