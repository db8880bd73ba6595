import { SchemaMigration } from './migration';

export class FormatosSinSaldo1795925807914 extends SchemaMigration {
  override readonly mssql = [
    // the formats are written after the schema
    `ALTER TABLE "catalogo"."formato" ADD "saldo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL`,
  ];

  override readonly sqlite = [
    `CREATE TABLE "nueva_formato" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "bloque" varchar(20) NOT NULL, "codigo" varchar(20) NOT NULL, "numero" integer NOT NULL, "nombre" nvarchar(120) NOT NULL, "producto" varchar(20) NOT NULL, "estadoCivil" varchar(20) NOT NULL, "separacionBienes" varchar(20) NOT NULL, "garantia" varchar(20) NOT NULL, "garante" varchar(20) NOT NULL, "estadoBien" varchar(20) NOT NULL, "saldo" varchar(20) NOT NULL, "texto" text NOT NULL, "motivo" nvarchar(500) NOT NULL, "estado" varchar(20) NOT NULL, "vigenteDesde" character(10) NOT NULL, "vigenteHasta" character(10), "reemplazoId" integer, "creadoPor" integer, "escritoPor" integer, "escritoEn" datetime NOT NULL, "decididoPor" integer, "decididoEn" datetime, "motivoDescarte" nvarchar(500), "version" integer NOT NULL, CONSTRAINT "UQ_formato_codigo_numero" UNIQUE ("codigo", "numero"), CONSTRAINT "CK_formato_bloque" CHECK ("bloque" IN ('comparecientes', 'antecedentes', 'objeto', 'precio', 'garantia', 'obligaciones', 'controversias')), CONSTRAINT "CK_formato_estado" CHECK ("estado" IN ('borrador', 'aprobado', 'descartado')), CONSTRAINT "CK_formato_vigenteDesde" CHECK (date("vigenteDesde") IS "vigenteDesde"), CONSTRAINT "CK_formato_vigenteHasta" CHECK (date("vigenteHasta") IS "vigenteHasta"), CONSTRAINT "FK_formato_reemplazoId" FOREIGN KEY ("reemplazoId") REFERENCES "formato" ("id"), CONSTRAINT "FK_formato_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "usuario" ("id"), CONSTRAINT "FK_formato_escritoPor" FOREIGN KEY ("escritoPor") REFERENCES "usuario" ("id"), CONSTRAINT "FK_formato_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "usuario" ("id"))`,
    `INSERT INTO "nueva_formato" ("id", "bloque", "codigo", "numero", "nombre", "producto", "estadoCivil", "separacionBienes", "garantia", "garante", "estadoBien", "saldo", "texto", "motivo", "estado", "vigenteDesde", "vigenteHasta", "reemplazoId", "creadoPor", "escritoPor", "escritoEn", "decididoPor", "decididoEn", "motivoDescarte", "version") SELECT "id", "bloque", "codigo", "numero", "nombre", "producto", "estadoCivil", "separacionBienes", "garantia", "garante", "estadoBien", 'S', "texto", "motivo", "estado", "vigenteDesde", "vigenteHasta", "reemplazoId", "creadoPor", "escritoPor", "escritoEn", "decididoPor", "decididoEn", "motivoDescarte", "version" FROM "formato"`,
    `DROP TABLE "formato"`,
    `ALTER TABLE "nueva_formato" RENAME TO "formato"`,
    `CREATE INDEX "IX_formato_bloque_estado" ON "formato" ("bloque", "estado")`,
    `CREATE UNIQUE INDEX "IX_formato_codigo" ON "formato" ("codigo") WHERE estado = 'borrador'`,
  ];
}
