import { SchemaMigration } from './migration';

export class QuienRecibe1795951207761 extends SchemaMigration {
  override readonly mssql = [
    `ALTER TABLE "compra"."carta_salida" ADD "recibeTipo" varchar(1) COLLATE Latin1_General_100_BIN2`,
    `ALTER TABLE "compra"."carta_salida" ADD "recibeIdentificacion" varchar(20) COLLATE Latin1_General_100_BIN2`,
    `ALTER TABLE "compra"."carta_salida" ADD "recibeNombre" nvarchar(120)`,
    `ALTER TABLE "compra"."carta_salida" ADD CONSTRAINT "CK_carta_salida_recibeTipo" CHECK ("recibeTipo" IN ('C', 'R', 'P'))`,
  ];

  override readonly sqlite = [
    `CREATE TABLE "nueva_carta_salida" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "planId" integer NOT NULL, "adjudicacionId" integer NOT NULL, "personaId" integer NOT NULL, "productoCodigo" varchar(2) NOT NULL, "estado" varchar(20) NOT NULL, "creadaEn" datetime NOT NULL, "texto" text, "generadaPor" integer, "generadaEn" datetime, "motivoRechazo" nvarchar(500), "rechazadaPor" integer, "rechazadaEn" datetime, "fechaEntrega" character(10), "entregadaPor" integer, "entregadaEn" datetime, "citaDia" character(10), "citaHora" character(5), "citaLugar" nvarchar(100), "recibeTipo" varchar(1), "recibeIdentificacion" varchar(20), "recibeNombre" nvarchar(120), "version" integer NOT NULL, CONSTRAINT "UQ_carta_salida_adjudicacionId" UNIQUE ("adjudicacionId"), CONSTRAINT "CK_carta_salida_estado" CHECK ("estado" IN ('pendiente', 'generada', 'realizada')), CONSTRAINT "CK_carta_salida_fechaEntrega" CHECK (date("fechaEntrega") IS "fechaEntrega"), CONSTRAINT "CK_carta_salida_citaDia" CHECK (date("citaDia") IS "citaDia"), CONSTRAINT "CK_carta_salida_citaHora" CHECK ("citaHora" GLOB '[0-2][0-9]:[0-5][0-9]' AND "citaHora" < '24:00'), CONSTRAINT "CK_carta_salida_recibeTipo" CHECK ("recibeTipo" IN ('C', 'R', 'P')), CONSTRAINT "FK_carta_salida_planId" FOREIGN KEY ("planId") REFERENCES "plan_ahorro" ("id"), CONSTRAINT "FK_carta_salida_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "adjudicacion" ("id"), CONSTRAINT "FK_carta_salida_personaId" FOREIGN KEY ("personaId") REFERENCES "persona" ("id"), CONSTRAINT "FK_carta_salida_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "producto" ("codigo"), CONSTRAINT "FK_carta_salida_generadaPor" FOREIGN KEY ("generadaPor") REFERENCES "usuario" ("id"), CONSTRAINT "FK_carta_salida_rechazadaPor" FOREIGN KEY ("rechazadaPor") REFERENCES "usuario" ("id"), CONSTRAINT "FK_carta_salida_entregadaPor" FOREIGN KEY ("entregadaPor") REFERENCES "usuario" ("id"))`,
    `INSERT INTO "nueva_carta_salida" ("id", "planId", "adjudicacionId", "personaId", "productoCodigo", "estado", "creadaEn", "texto", "generadaPor", "generadaEn", "motivoRechazo", "rechazadaPor", "rechazadaEn", "fechaEntrega", "entregadaPor", "entregadaEn", "citaDia", "citaHora", "citaLugar", "version") SELECT "id", "planId", "adjudicacionId", "personaId", "productoCodigo", "estado", "creadaEn", "texto", "generadaPor", "generadaEn", "motivoRechazo", "rechazadaPor", "rechazadaEn", "fechaEntrega", "entregadaPor", "entregadaEn", "citaDia", "citaHora", "citaLugar", "version" FROM "carta_salida"`,
    `DROP TABLE "carta_salida"`,
    `ALTER TABLE "nueva_carta_salida" RENAME TO "carta_salida"`,
    `CREATE INDEX "IX_carta_salida_productoCodigo_creadaEn" ON "carta_salida" ("productoCodigo", "creadaEn")`,
    `CREATE INDEX "IX_carta_salida_estado_creadaEn" ON "carta_salida" ("estado", "creadaEn")`,
    `CREATE INDEX "IX_carta_salida_generadaEn" ON "carta_salida" ("generadaEn")`,
    `CREATE INDEX "IX_carta_salida_creadaEn" ON "carta_salida" ("creadaEn")`,
    `CREATE INDEX "IX_carta_salida_personaId" ON "carta_salida" ("personaId")`,
    `CREATE INDEX "IX_carta_salida_planId" ON "carta_salida" ("planId")`,
  ];
}
