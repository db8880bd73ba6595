import {
  adendaAbierta,
  type CambioDeAdenda,
  cicloDeAdenda,
  desactualizadosDe,
  EN_BLANCO,
  etiquetaDeAdenda,
  etiquetaDeCambio,
  type HechosDeAdenda,
  mensajes,
  valorEnLinea,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { exactly } from '../../columns/shown';
import { contratoEnCiclo } from '../contrato';
import { nombreDeCliente } from '../persona';
import { nombreUnido } from '../usuario';
import { mostradas } from './adenda.columnas';
import type { AdendaVista, CambioDeAdendaVista } from './adenda.dto';
import { type AdendaDeContrato, propuestoDe } from './adenda.lectura';

/** What it no longer says as the case; of a decided one nothing. */
const desactualizados = (row: AdendaDeContrato): string[] =>
  adendaAbierta(row) ? desactualizadosDe(row.cambios, row.caso.dice, row.caso.redaccion.valores) : [];

function hechosDeAdenda(row: AdendaDeContrato): HechosDeAdenda {
  const { estado, creadaPor, editadaPor, decididaEn, texto } = row;
  return {
    estado,
    autores: [creadaPor, editadaPor],
    decidida: decididaEn === null ? null : { quien: nombreUnido(row, 'decidida'), cuando: decididaEn },
    desactualizados: desactualizados(row),
    enBlanco: texto.includes(EN_BLANCO),
  };
}

export const adendaEnCiclo = lifecycleOf(cicloDeAdenda, {
  factsOf: hechosDeAdenda,
  contextOf: (_, context) => context,
  accessRefusal: ({ caso: { contrato } }: AdendaDeContrato, context) =>
    contratoEnCiclo.accessRefusal(contrato, context),
  dataSubjects: ({ caso: { contrato } }) => [contrato],
});

export const nombreDeAdenda = ({ numero, caso: { contrato } }: AdendaDeContrato): string =>
  mensajes.propios.adendaDe(numero, contrato.idCodigo);

export const vistaDeCambio = (cambio: CambioDeAdenda): CambioDeAdendaVista => ({
  campo: cambio.campo,
  etiqueta: etiquetaDeCambio(cambio),
  antes: valorEnLinea(cambio.antes),
  ahora: valorEnLinea(cambio.ahora),
});

export function vistaDeAdenda(row: AdendaDeContrato, context: ViewContext): AdendaVista {
  const { caso, estado, cambios } = row;
  return exactly<AdendaVista>()({
    ...mostradas(row),
    ...adendaEnCiclo.offer(row, context),
    nombre: nombreDeAdenda(row),
    idCodigo: caso.contrato.idCodigo,
    cedula: caso.contrato.identificacion,
    nombreCliente: nombreDeCliente(caso.contrato),
    etiquetaEstado: etiquetaDeAdenda[estado],
    ciudad: row.ciudad,
    cambios: cambios.map(vistaDeCambio),
    desactualizados: desactualizados(row),
    propuesto: adendaAbierta(row) ? propuestoDe(caso) : null,
    creadaPor: nombreUnido(row, 'creada'),
    editadaPor: nombreUnido(row, 'editada'),
    enviadaPor: nombreUnido(row, 'enviada'),
    decididaPor: nombreUnido(row, 'decidida'),
  });
}
