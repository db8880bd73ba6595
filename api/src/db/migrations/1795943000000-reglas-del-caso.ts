import { SchemaMigration } from './migration';

export class ReglasDelCaso1795943000000 extends SchemaMigration {
  override readonly mssql = [
    `CREATE TABLE "expediente"."decision_de_caso" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "paso" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "clave" varchar(24) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "reglas" nvarchar(MAX) NOT NULL,
  "motivo" nvarchar(500),
  "usuarioId" int,
  "fecha" datetime2(3) NOT NULL,
  CONSTRAINT "CK_decision_de_caso_paso" CHECK ("paso" IN ('orden', 'pago', 'pagare', 'contrato', 'carta', 'entrega')),
  CONSTRAINT "CK_decision_de_caso_reglas" CHECK (ISJSON("reglas") = 1),
  CONSTRAINT "PK_decision_de_caso" PRIMARY KEY ("id")
)`,
    `CREATE INDEX "IX_decision_de_caso_planId_paso" ON "expediente"."decision_de_caso" ("planId", "paso")`,
    `ALTER TABLE "expediente"."decision_de_caso" ADD CONSTRAINT "FK_decision_de_caso_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    `ALTER TABLE "expediente"."decision_de_caso" ADD CONSTRAINT "FK_decision_de_caso_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  ];

  override readonly sqlite = [
    `CREATE TABLE "decision_de_caso" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "planId" integer NOT NULL, "paso" varchar(10) NOT NULL, "clave" varchar(24) NOT NULL, "reglas" text NOT NULL, "motivo" nvarchar(500), "usuarioId" integer, "fecha" datetime NOT NULL, CONSTRAINT "CK_decision_de_caso_paso" CHECK ("paso" IN ('orden', 'pago', 'pagare', 'contrato', 'carta', 'entrega')), CONSTRAINT "CK_decision_de_caso_reglas" CHECK (json_valid("reglas")), CONSTRAINT "FK_decision_de_caso_planId" FOREIGN KEY ("planId") REFERENCES "plan_ahorro" ("id"), CONSTRAINT "FK_decision_de_caso_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "usuario" ("id"))`,
    `CREATE INDEX "IX_decision_de_caso_planId_paso" ON "decision_de_caso" ("planId", "paso")`,
  ];
}
