import { SchemaMigration } from './migration';

export class FirmasElectronicas1796014340372 extends SchemaMigration {
  override readonly mssql = [
    `CREATE TABLE "legal"."firma_electronica" (
  "id" int NOT NULL IDENTITY(1,1),
  "copiaId" int NOT NULL,
  "orden" int NOT NULL,
  "nombre" nvarchar(200) NOT NULL,
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2,
  "calidad" nvarchar(80),
  "emisor" nvarchar(200) NOT NULL,
  "serie" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "firmadaEn" datetime2(3) NOT NULL,
  "conSello" bit NOT NULL,
  "raiz" nvarchar(200),
  "revocacionComprobada" bit NOT NULL,
  CONSTRAINT "UQ_firma_electronica_copiaId_orden" UNIQUE ("copiaId", "orden"),
  CONSTRAINT "CK_firma_electronica_orden" CHECK ("orden" >= 1),
  CONSTRAINT "PK_firma_electronica" PRIMARY KEY ("id")
)`,
    `ALTER TABLE "legal"."copia_firmada" ADD "faltan" nvarchar(1000)`,
    `ALTER TABLE "legal"."firma_electronica" ADD CONSTRAINT "FK_firma_electronica_copiaId" FOREIGN KEY ("copiaId") REFERENCES "legal"."copia_firmada"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  ];

  override readonly sqlite = [
    `CREATE TABLE "nueva_copia_firmada" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "documentoId" integer NOT NULL, "numero" integer NOT NULL, "archivoId" integer NOT NULL, "fecha" character(10) NOT NULL, "ciudad" varchar(6) NOT NULL, "motivo" nvarchar(500), "faltan" nvarchar(1000), "subidaPor" integer, "subidaEn" datetime NOT NULL, CONSTRAINT "UQ_copia_firmada_documentoId_numero" UNIQUE ("documentoId", "numero"), CONSTRAINT "CK_copia_firmada_numero" CHECK ("numero" >= 1), CONSTRAINT "CK_copia_firmada_fecha" CHECK (date("fecha") IS "fecha"), CONSTRAINT "FK_copia_firmada_documentoId" FOREIGN KEY ("documentoId") REFERENCES "documento_emitido" ("id"), CONSTRAINT "FK_copia_firmada_archivoId" FOREIGN KEY ("archivoId") REFERENCES "archivo" ("id"), CONSTRAINT "FK_copia_firmada_ciudad" FOREIGN KEY ("ciudad") REFERENCES "ciudad" ("codigo"), CONSTRAINT "FK_copia_firmada_subidaPor" FOREIGN KEY ("subidaPor") REFERENCES "usuario" ("id"))`,
    `INSERT INTO "nueva_copia_firmada" ("id", "documentoId", "numero", "archivoId", "fecha", "ciudad", "motivo", "subidaPor", "subidaEn") SELECT "id", "documentoId", "numero", "archivoId", "fecha", "ciudad", "motivo", "subidaPor", "subidaEn" FROM "copia_firmada"`,
    `DROP TABLE "copia_firmada"`,
    `ALTER TABLE "nueva_copia_firmada" RENAME TO "copia_firmada"`,
    `CREATE INDEX "IX_copia_firmada_archivoId" ON "copia_firmada" ("archivoId")`,
    `CREATE TABLE "firma_electronica" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "copiaId" integer NOT NULL, "orden" integer NOT NULL, "nombre" nvarchar(200) NOT NULL, "identificacion" varchar(20), "calidad" nvarchar(80), "emisor" nvarchar(200) NOT NULL, "serie" varchar(64) NOT NULL, "firmadaEn" datetime NOT NULL, "conSello" boolean NOT NULL, "raiz" nvarchar(200), "revocacionComprobada" boolean NOT NULL, CONSTRAINT "UQ_firma_electronica_copiaId_orden" UNIQUE ("copiaId", "orden"), CONSTRAINT "CK_firma_electronica_orden" CHECK ("orden" >= 1), CONSTRAINT "CK_firma_electronica_conSello" CHECK ("conSello" IN (0, 1)), CONSTRAINT "CK_firma_electronica_revocacionComprobada" CHECK ("revocacionComprobada" IN (0, 1)), CONSTRAINT "FK_firma_electronica_copiaId" FOREIGN KEY ("copiaId") REFERENCES "copia_firmada" ("id"))`,
  ];
}
