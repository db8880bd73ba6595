import { SchemaMigration } from './migration';

export class TelefonoDeUsuario1796011945071 extends SchemaMigration {
  override readonly mssql = [
    `ALTER TABLE "seguridad"."usuario" ADD "telefono" varchar(15) COLLATE Latin1_General_100_BIN2`,
  ];

  override readonly sqlite = [
    `CREATE TABLE "nueva_usuario" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "usuario" varchar(40) NOT NULL, "nombre" nvarchar(80) NOT NULL, "apellido" nvarchar(80) NOT NULL, "correo" nvarchar(254), "telefono" varchar(15), "role" varchar(40) NOT NULL, "idDepartamento" varchar(3), "claveHash" varchar(200) NOT NULL, "activo" boolean NOT NULL, "debeCambiarContrasena" boolean NOT NULL, "creadoEn" datetime NOT NULL, "actualizadoEn" datetime NOT NULL, "version" integer NOT NULL, CONSTRAINT "UQ_usuario_usuario" UNIQUE ("usuario"), CONSTRAINT "CK_usuario_role" CHECK ("role" IN ('Asistente Asamblea', 'Director Asamblea', 'Comercial', 'Servicio al cliente', 'RSA', 'Cobranzas', 'Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones', 'Gerente General', 'Gerente Financiero', 'Riesgo', 'Legal', 'Asistente Legal', 'Administrador del sistema')), CONSTRAINT "CK_usuario_activo" CHECK ("activo" IN (0, 1)), CONSTRAINT "CK_usuario_debeCambiarContrasena" CHECK ("debeCambiarContrasena" IN (0, 1)), CONSTRAINT "FK_usuario_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "departamento" ("codigo"))`,
    `INSERT INTO "nueva_usuario" ("id", "usuario", "nombre", "apellido", "correo", "role", "idDepartamento", "claveHash", "activo", "debeCambiarContrasena", "creadoEn", "actualizadoEn", "version") SELECT "id", "usuario", "nombre", "apellido", "correo", "role", "idDepartamento", "claveHash", "activo", "debeCambiarContrasena", "creadoEn", "actualizadoEn", "version" FROM "usuario"`,
    `DROP TABLE "usuario"`,
    `ALTER TABLE "nueva_usuario" RENAME TO "usuario"`,
  ];
}
