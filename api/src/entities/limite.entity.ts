import { formularioDeDelegacion, formularioDeLimite } from '@adjudica/domain';
import { Entity, Unique } from 'typeorm';
import { fichaDe } from './ficha';

/** Amount up to which a role, or a user, approves folders with his own exception or marks (`limite/reglas.ts`). */
@Entity({ name: 'limite', schema: 'seguridad', comment: 'Límite de aprobación de un rol o de un usuario' })
@Unique(['rol', 'usuario'])
export class Limite extends fichaDe(formularioDeLimite) {}

/** A user's limit lent to another for some days. */
@Entity({ name: 'delegacion', schema: 'seguridad', comment: 'Delegación de un límite de aprobación por un tiempo' })
@Unique(['titular', 'delegado', 'desde'])
export class Delegacion extends fichaDe(formularioDeDelegacion) {}
