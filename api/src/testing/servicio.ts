import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alcancesPosibles, type Permiso, type Rol } from '@adjudica/domain';
import request, { type Test } from 'supertest';
import { API } from '../app';
import { SERVICIO } from '../servicio';
import type { Client, TestApp } from './test-app';

/** A program with a key of its account, calling the specified paths and our own operations. */
export interface Llamador {
  readonly id: number;
  readonly usuario: string;
  readonly clave: string;
  /** `llama('GET', 'clientes/1710034065')`. */
  llama(metodo: string, camino: string, cuerpo?: object): Test;
  propia(camino: string): Test;
}

interface Cuenta {
  readonly role: Rol;
  readonly usuario?: string;
  /** All permissions of the role by default. */
  readonly alcances?: readonly Permiso[];
  readonly direcciones?: readonly string[];
}

/** Default account name of a role. */
export const cuentaDeRol = (rol: Rol): string => `llama.${rol.toLowerCase().replaceAll(' ', '.')}`;

export async function cuentaQueLlama(t: TestApp, admin: Client, cuenta: Cuenta): Promise<Llamador> {
  const usuario = cuenta.usuario ?? cuentaDeRol(cuenta.role);
  const hecha = await admin.post('/cuenta-servicio', {
    usuario,
    nombre: 'Sistema central',
    role: cuenta.role,
    alcances: cuenta.alcances ?? alcancesPosibles(cuenta.role),
    direcciones: cuenta.direcciones ?? [],
  });
  const { id } = hecha.body;
  const generada = await admin.post(`/cuenta-servicio/${id}/generar-clave`, {
    dias: 1,
    horasDeTraslape: 0,
    version: 1,
  });
  const clave: string = generada.body.claveSecreta;
  const con = (test: Test): Test => test.set('Authorization', `Bearer ${clave}`);
  return {
    id,
    usuario,
    clave,
    llama: (metodo, camino, cuerpo) => {
      const test = con(pedido(t, metodo, camino));
      return cuerpo === undefined ? test : test.send(cuerpo);
    },
    propia: (camino) => con(request(t.app).get(`${API}${camino}`)),
  };
}

/** A call without a key. */
export const pedido = (t: TestApp, metodo: string, camino: string): Test =>
  request(t.app)[metodo.toLowerCase() as 'get'](`${SERVICIO}/${camino}`);

interface Llamada {
  readonly LLAMADA: string;
  readonly REQUISITOS: string;
  readonly OPERACION: string;
}

/** docs/data/llamadas.tsv. */
export const llamadas: readonly Llamada[] = readFileSync(
  join(__dirname, '..', '..', '..', 'docs', 'data', 'llamadas.tsv'),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((linea) => {
    const [LLAMADA = '', , REQUISITOS = '', OPERACION = ''] = linea.split('\t');
    return { LLAMADA, REQUISITOS, OPERACION };
  });
