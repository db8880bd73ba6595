import { departamentoDe, listaDeRoles, type Rol } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../auth/actor';
import { hashPassword } from '../auth/passwords';
import type { Application } from '../compose';
import type { Tx } from '../db/transaction/unit-of-work';
import { Usuario } from '../entities/usuario.entity';
import { Random } from '../random';
import { personaDemo } from './personas';

const SEED = 20_260_303;

export const DEMO_PASSWORD = 'adjudica';

/** The demo's users (the loader refuses in production). */
export const demoUsers: readonly { usuario: string; nombre: string; apellido: string; role: Rol }[] = [
  { usuario: 'asistente', nombre: 'Ana', apellido: 'Cevallos', role: 'Asistente Asamblea' },
  { usuario: 'director', nombre: 'Hernán', apellido: 'Borja', role: 'Director Asamblea' },
  { usuario: 'comercial', nombre: 'Carolina', apellido: 'Endara', role: 'Comercial' },
  { usuario: 'ejecutivo', nombre: 'Luis', apellido: 'Chicaiza', role: 'Ejecutivo Adjudicaciones' },
  { usuario: 'ejecutivo2', nombre: 'María José', apellido: 'Zambrano', role: 'Ejecutivo Adjudicaciones' },
  { usuario: 'jefatura', nombre: 'Patricio', apellido: 'Villacís', role: 'Jefatura Adjudicaciones' },
  { usuario: 'jefatura2', nombre: 'Verónica', apellido: 'Ordóñez', role: 'Jefatura Adjudicaciones' },
  { usuario: 'gerente', nombre: 'Rodrigo', apellido: 'Andrade', role: 'Gerente General' },
  { usuario: 'financiero', nombre: 'Susana', apellido: 'Peñafiel', role: 'Gerente Financiero' },
  { usuario: 'riesgo', nombre: 'Iván', apellido: 'Montenegro', role: 'Riesgo' },
  { usuario: 'legal', nombre: 'Gabriela', apellido: 'Muñoz', role: 'Legal' },
  { usuario: 'legal2', nombre: 'Esteban', apellido: 'Quiroga', role: 'Legal' },
  { usuario: 'asistente.legal', nombre: 'Daniela', apellido: 'Tapia', role: 'Asistente Legal' },
  { usuario: 'servicio', nombre: 'Jorge', apellido: 'Lema', role: 'Servicio al cliente' },
  { usuario: 'rsa', nombre: 'Mónica', apellido: 'Ibarra', role: 'RSA' },
  { usuario: 'admin', nombre: 'Sistema', apellido: 'Administrador', role: 'Administrador del sistema' },
];

/** 'ejecutivo3' … up to `total`, for large demos (escala.ts). */
export function masEjecutivos(total: number): typeof demoUsers {
  const random = new Random(SEED);
  const propios = demoUsers.filter(({ role }) => role === 'Ejecutivo Adjudicaciones').length;
  return Array.from({ length: Math.max(0, total - propios) }, (_, i) => {
    const { nombres, apellidoPaterno } = personaDemo(random, i, 2026);
    return {
      usuario: `ejecutivo${propios + 1 + i}`,
      nombre: nombres,
      apellido: apellidoPaterno,
      role: 'Ejecutivo Adjudicaciones',
    };
  });
}

/** Inserts the demo users with one shared password. Their ids (idSaad) follow the order above. */
export async function seedUsers(manager: EntityManager, now: Date, users = demoUsers): Promise<void> {
  const claveHash = await hashPassword(DEMO_PASSWORD);
  await manager.insert(
    Usuario,
    users.map((user, i) => ({
      ...user,
      correo: `${user.usuario}@adjudica.example`,
      telefono: `0987654${String(i).padStart(3, '0')}`,
      idDepartamento: departamentoDe(user.role),
      claveHash,
      activo: true,
      debeCambiarContrasena: false,
      creadoEn: now,
      actualizadoEn: now,
      version: 1,
    })),
  );
}

/** Audits their creation, as of any other user. */
export async function auditarUsuarios(tx: Pick<Tx, 'manager' | 'audit'>): Promise<void> {
  for (const { id, usuario, role } of await tx.manager.find(Usuario, { order: { id: 'ASC' } }))
    await tx.audit({ accion: 'crear', recurso: 'usuario', recursoId: id, despues: { usuario, role } });
}

/** A demo user as an actor. */
export async function actorDe({ dataSource }: Pick<Application, 'dataSource'>, usuario: string): Promise<Actor> {
  return comoActor(await dataSource.manager.findOneByOrFail(Usuario, { usuario }));
}

export const comoActor = ({ id, usuario, nombre, apellido, role, idDepartamento }: Usuario): Actor => ({
  ...{ id, usuario, nombre, apellido, idDepartamento, sesionId: '' },
  role: listaDeRoles.find((rol) => rol === role) as Rol,
});
