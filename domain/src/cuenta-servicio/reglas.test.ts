import { listaDeRoles, type Permiso, permisosDe, puede } from '../roles';
import {
  alcanceQueFalta,
  alcancesPosibles,
  direccionAjena,
  estadoDeClave,
  finDelTraslape,
  permisosDePersonas,
  rechazoDeClave,
} from './reglas';
import { esquemaCuenta } from './validacion';

const ahora = new Date('2026-03-10T15:00:00.000Z');
const enHoras = (horas: number): Date => new Date(ahora.getTime() + horas * 3_600_000);
const vigente = { vence: enHoras(1), revocadaEn: null, cuentaActiva: true };
const cuenta = {
  usuario: 'contabilidad',
  nombre: 'Sistema contable',
  role: 'Jefatura Adjudicaciones',
  alcances: ['orden:leer'],
  direcciones: [],
};
const errores = (cambios: object): string[] =>
  esquemaCuenta.safeParse({ ...cuenta, ...cambios }).error?.issues.map(({ path }) => String(path[0])) ?? [];

test.each([
  [{ alcances: [] }, 'alcances'],
  [{ alcances: ['orden:inventada'] }, 'alcances'],
  [{ alcances: ['usuario:administrar'] }, 'alcances'],
  [{ alcances: ['orden:leer', 'orden:aprobar'] }, 'alcances'],
  [{ role: 'Administrador del sistema', alcances: ['cuenta:administrar'] }, 'alcances'],
  [{ role: 'Administrador del sistema', alcances: ['suscripcion:administrar'] }, 'alcances'],
  [{ role: 'Administrador del sistema', alcances: ['derecho:atender'] }, 'alcances'],
  [{ role: 'Cobranzas' }, 'alcances'],
  [{ role: 'constructor' }, 'role'],
  [{ direcciones: ['10.1.0.0/33'] }, 'direcciones'],
  [{ direcciones: ['0.0.0.0/0'] }, 'direcciones'],
  [{ direcciones: ['10.1.0.0/16', '::/0'] }, 'direcciones'],
  [{ direcciones: ['servidor.interno'] }, 'direcciones'],
  [{ direcciones: Array.from({ length: 21 }, (_, n) => `10.0.0.${n}`) }, 'direcciones'],
  [{ usuario: 'Con Espacio' }, 'usuario'],
  [{ activa: true }, ''],
])('an account with %j is refused at %s', (cambios, campo) => {
  expect(errores(cambios)[0]).toBe(campo || 'undefined');
});

test('scopes and addresses that are named twice are kept once, networks of both families among them', () => {
  const direcciones = ['10.1.0.0/16', '2001:db8::/32', '10.1.0.0/16', '192.0.2.7'];
  const leida = esquemaCuenta.parse({ ...cuenta, alcances: ['pago:leer', 'pago:leer'], direcciones });
  expect(leida.alcances).toEqual(['pago:leer']);
  expect(leida.direcciones).toEqual(['10.1.0.0/16', '2001:db8::/32', '192.0.2.7']);
});

test('a key that is unknown, revoked, expired or of an inactive account does not open, and the code says which', () => {
  const codigos = [
    null,
    { ...vigente, revocadaEn: ahora, vence: enHoras(-1) },
    { ...vigente, vence: ahora },
    { ...vigente, cuentaActiva: false },
  ].map((clave) => rechazoDeClave(clave, ahora)?.code);
  expect(codigos).toEqual(['clave-desconocida', 'clave-revocada', 'clave-vencida', 'cuenta-inactiva']);
  expect([rechazoDeClave(vigente, ahora), estadoDeClave(vigente, ahora)]).toEqual([null, 'vigente']);
});

test('the overlap ends the older key, never later than its own end', () => {
  expect(finDelTraslape(enHoras(100), ahora, 24)).toEqual(enHoras(24));
  expect(finDelTraslape(enHoras(100), ahora, 0)).toEqual(ahora);
  expect(finDelTraslape(enHoras(3), ahora, 24)).toEqual(enHoras(3));
});

test('of a role, what a person answers for is no scope; all the rest is', () => {
  for (const role of listaDeRoles) {
    const posibles = alcancesPosibles(role);
    expect(posibles.filter((permiso) => permisosDePersonas.includes(permiso))).toEqual([]);
    expect(posibles.length + permisosDe(role).filter((p) => permisosDePersonas.includes(p)).length).toBe(
      permisosDe(role).length,
    );
  }
});

test('an actor with scopes may do only what role and scopes both allow', () => {
  const alcances: Permiso[] = ['orden:leer', 'usuario:administrar'];
  const actor = { role: 'Jefatura Adjudicaciones', alcances } as const;
  expect(puede(actor, 'pago:leer')).toBe(false);
  expect(puede(actor, 'usuario:administrar')).toBe(false);
  expect(puede(actor, 'orden:leer')).toBe(true);
  expect(puede({ role: 'Jefatura Adjudicaciones' }, 'pago:leer')).toBe(true);
});

test('that an account reads what its own key is, is no scope', () => {
  for (const role of listaDeRoles) expect(alcancesPosibles(role)).not.toContain('cuenta:propia');
  expect(errores({ alcances: ['cuenta:propia'] })).toEqual(['alcances']);
});

test('an invalid key is 401 for every cause; an address outside the account’s list is 403', () => {
  const claves = [
    null,
    { ...vigente, revocadaEn: ahora },
    { ...vigente, vence: ahora },
    { ...vigente, cuentaActiva: false },
  ];
  expect(claves.map((clave) => rechazoDeClave(clave, ahora)?.status)).toEqual([401, 401, 401, 401]);
  expect(direccionAjena('192.0.2.7')).toMatchObject({
    status: 403,
    code: 'direccion-no-permitida',
    title: expect.stringContaining('192.0.2.7'),
    detalle: { direccion: '192.0.2.7' },
  });
});

test('a scope that an account lacks is named, and whether the administrator can add it', () => {
  const titulos = (['pago:leer', 'acta:generar', 'orden:aprobar', 'sesion:propia'] as const).map((permiso) => {
    const { status, code, title, detalle } = alcanceQueFalta('Jefatura Adjudicaciones', permiso);
    expect({ status, code, detalle }).toEqual({ status: 403, code: 'sin-permiso', detalle: { permiso } });
    return title;
  });
  expect(titulos).toEqual([
    'La cuenta no tiene el permiso pago:leer: el administrador lo agrega en Cuentas de servicio, y no hace falta otra clave',
    'La cuenta no tiene el permiso acta:generar, ni puede tenerlo en el rol Jefatura Adjudicaciones',
    'Solo una persona puede tener el permiso orden:aprobar',
    'Solo una persona tiene sesión; qué es y qué puede esta clave se lee en GET /cuenta-servicio/propia',
  ]);
});

test('no account decides, signs or approves for a person, nor administers users, keys and settings', () => {
  const deTodos = new Set(listaDeRoles.flatMap(alcancesPosibles));
  const dePersonas: Permiso[] = [
    'sesion:propia',
    'usuario:administrar',
    'cuenta:administrar',
    'ajuste:administrar',
    'sorteo:escribir',
    'carpeta:decidir',
    'carpeta:reabrir',
    'riesgo:exceptuar',
    'medio:decidir',
    'orden:aprobar',
    'pago:aprobar',
    'pagare:aprobar',
    'pagare:pedir-anulacion',
    'pagare:anular',
    'contrato:aprobar',
    'contrato:rechazar',
    'formato:aprobar',
  ];
  expect(dePersonas.filter((permiso) => deTodos.has(permiso))).toEqual([]);
});
