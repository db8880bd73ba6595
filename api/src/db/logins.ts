import type { DataSource } from 'typeorm';
import { ConfigError } from '../config-error';
import { type SqlServerOptions, sqlServerOptions } from './engine/sql-server';
import { versionReport } from './migrate';
import { migrationStatements, roleStatements } from './script/roles';
import { bracketed, literal as text } from './server/quoted';
import { ROLES, type Role } from './server/roles';

/** The variable with the address of a role's login: */
export const variableOf = (role: Role): string => `DATABASE_URL_${role.toUpperCase()}`;

type Login = Pick<SqlServerOptions, 'authentication' | 'username' | 'password' | 'domain' | 'database'>;

/** Login name on the server. */
export const loginName = ({ authentication, domain, username }: Login): string =>
  authentication === 'ntlm' ? `${domain}\\${username}` : username;

/** The CREATE LOGIN statement. @throws ConfigError for a login that only Entra can identify. */
export function createLogin(login: Login): string {
  const name = bracketed(loginName(login));
  if (login.authentication === 'ntlm') return `CREATE LOGIN ${name} FROM WINDOWS`;
  if (login.authentication !== 'sql')
    throw new ConfigError(
      `${login.authentication}: el usuario de Entra se crea a mano (CREATE USER … FROM EXTERNAL PROVIDER) y entra en su rol con ALTER ROLE.`,
    );
  return `CREATE LOGIN ${name} WITH PASSWORD = ${text(login.password)}, DEFAULT_DATABASE = ${bracketed(login.database)}`;
}

export interface Granted {
  /** False before the first migration: then only the role that migrates has its rights. */
  readonly migrated: boolean;
  readonly made: readonly string[];
  readonly known: readonly string[];
}

/**
 * Creates the roles with their rights and the logins of the given addresses. An existing login keeps its password. Idempotent; run it after every
 * migration, which may add tables.
 */
export async function grantRoles(dataSource: DataSource, addresses: ReadonlyMap<Role, string>): Promise<Granted> {
  const [row] = await dataSource.query('SELECT DB_NAME() AS own');
  const logins = [...addresses].map(([role, url]) => ({ role, login: ofThis(role, url, row.own) }));
  const { applied, pending } = await versionReport(dataSource);
  const migrated = applied.length > 0 && pending.length === 0;
  for (const statement of migrated ? roleStatements(dataSource) : migrationStatements(dataSource))
    await dataSource.query(statement);
  const made: string[] = [];
  for (const { role, login } of logins) if (await admit(dataSource, role, login)) made.push(loginName(login));
  const known = logins.map(({ login }) => loginName(login)).filter((name) => !made.includes(name));
  return { migrated, made, known };
}

/** @throws ConfigError where the address is another database's, or would make its owner a role's login. */
function ofThis(role: Role, url: string, database: string): Login {
  const login = sqlServerOptions(url);
  if (login.database.toLowerCase() !== database.toLowerCase())
    throw new ConfigError(`${variableOf(role)} nombra la base ${login.database} y DATABASE_URL la base ${database}.`);
  if (login.username.toLowerCase() === 'sa') throw new ConfigError(`${variableOf(role)}: sa no es para ninguna tarea.`);
  return login;
}

/** @returns whether the login was made. */
async function admit(dataSource: DataSource, role: Role, login: Login): Promise<boolean> {
  const name = loginName(login);
  const asked = `SELECT SUSER_ID(${text(name)}) AS login, USER_ID(${text(name)}) AS member`;
  const [before] = await dataSource.query(asked);
  if (before.login === null) await dataSource.query(createLogin(login));
  if (before.member === null) await dataSource.query(`CREATE USER ${bracketed(name)} FOR LOGIN ${bracketed(name)}`);
  await dataSource.query(`ALTER ROLE ${role} ADD MEMBER ${bracketed(name)}`);
  return before.login === null;
}

export const describeGranted = ({ migrated, made, known }: Granted): string[] => [
  migrated
    ? `Los roles ${ROLES.join(', ')} tienen sus permisos.`
    : 'El rol migracion tiene sus permisos; los otros los tendrán al repetir esta orden después de npm run db -- migrate.',
  ...made.map((name) => `usuario creado   ${name}`),
  ...known.map((name) => `ya existía       ${name} (conserva su contraseña)`),
];
