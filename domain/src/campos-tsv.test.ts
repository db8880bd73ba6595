import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formularioDeConcesionario,
  formularioDeDispositivoDeConcesionario,
  formularioDeEjecutivoDeConcesionario,
} from './concesionario/campos';
import { formularioDeContrato } from './contrato/campos';
import { formularioDeConyuge } from './conyuge/campos';
import { formularioDeDepositario } from './depositario/campos';
import { formularioDeMedio, tablaDeFicha } from './medio/campos';
import { formularioDeOrden } from './orden-de-compra/campos';
import { formularioDePagare, formularioDePersonas } from './pagare/campos';
import { formularioDePlazo } from './plazo/campos';
import { formularioDePrenda } from './prenda/campos';
import type { CampoDeTabla, Tabla } from './registro';
import { formularioDeReglaAdjudicacion } from './regla-adjudicacion/campos';
import { formularioDePago } from './solicitud-de-pago/campos';
import { LIMITES } from './texto';

/** docs/data/campos.tsv tells integrators of every field of a record, and the bound that its table has. */
const filas = readFileSync(join(__dirname, '..', '..', 'docs', 'data', 'campos.tsv'), 'utf8')
  .split('\n')
  .map((linea) => linea.split('\t'));

const registros: Readonly<Record<string, Tabla>> = {
  concesionario: formularioDeConcesionario.tabla,
  contrato: formularioDeContrato.tabla,
  conyuge: formularioDeConyuge.tabla,
  depositario: formularioDeDepositario.tabla,
  dispositivo: formularioDeDispositivoDeConcesionario.tabla,
  'ejecutivo-concesionario': formularioDeEjecutivoDeConcesionario.tabla,
  'ficha-bien': tablaDeFicha,
  'medio-aprobacion': formularioDeMedio.tabla,
  'orden-de-compra': formularioDeOrden.tabla,
  pagare: { ...formularioDePagare.tabla, ...formularioDePersonas.tabla },
  plazo: formularioDePlazo.tabla,
  prenda: formularioDePrenda.tabla,
  'regla-adjudicacion': formularioDeReglaAdjudicacion.tabla,
  'solicitud-de-pago': formularioDePago.tabla,
};

const largoDe = ({ tipo, maximo }: CampoDeTabla): number | undefined => {
  if (tipo === 'correo') return LIMITES.correo;
  return tipo === 'texto' || tipo === 'parrafo' || tipo === 'digitos' ? maximo : undefined;
};

const casos = Object.entries(registros).flatMap(([entidad, tabla]) =>
  Object.entries(tabla).map(([campo, fila]): [string, string, CampoDeTabla] => [entidad, campo, fila]),
);

test.each(casos)('%s %s has one row, with the bound of its table', (entidad, campo, fila) => {
  const tipos = filas.filter(([e, c]) => e === entidad && c === campo).map(([, , tipo]) => tipo);
  expect(tipos).toHaveLength(1);
  const largo = /^texto\((\d+)\)/.exec(tipos[0] ?? '')?.[1];
  if (largo !== undefined) expect(Number(largo)).toBe(largoDe(fila));
});
