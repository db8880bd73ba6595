import { SchemaMigration } from './migration';

export class TelefonosDePersona1795998409227 extends SchemaMigration {
  override readonly mssql = [
    `CREATE INDEX "IX_persona_telefono" ON "cliente"."persona" ("telefono")`,
    `CREATE INDEX "IX_persona_celular" ON "cliente"."persona" ("celular")`,
  ];

  override readonly sqlite = [
    `CREATE INDEX "IX_persona_telefono" ON "persona" ("telefono")`,
    `CREATE INDEX "IX_persona_celular" ON "persona" ("celular")`,
  ];
}
