-- Formatos1700000020000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000020000-formatos.sql
SET NOCOUNT ON;
SET XACT_ABORT ON;
SET ANSI_NULLS ON;
SET QUOTED_IDENTIFIER ON;
GO
IF OBJECT_ID(N'dbo.migracion', N'U') IS NULL
CREATE TABLE "dbo"."migracion" (
  "id" int NOT NULL IDENTITY(1,1),
  "timestamp" bigint NOT NULL,
  "name" varchar(255) NOT NULL,
  CONSTRAINT "PK_migracion" PRIMARY KEY ("id")
);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000')
CREATE TABLE "catalogo"."formato" (
  "id" int NOT NULL IDENTITY(1,1),
  "bloque" varchar(20) NOT NULL,
  "codigo" varchar(20) NOT NULL,
  "numero" int NOT NULL,
  "nombre" nvarchar(120) NOT NULL,
  "producto" varchar(20) NOT NULL,
  "estadoCivil" varchar(20) NOT NULL,
  "separacionBienes" varchar(20) NOT NULL,
  "garantia" varchar(20) NOT NULL,
  "garante" varchar(20) NOT NULL,
  "estadoBien" varchar(20) NOT NULL,
  "texto" nvarchar(MAX) NOT NULL,
  "motivo" nvarchar(500) NOT NULL,
  "estado" varchar(20) NOT NULL,
  "vigenteDesde" char(10) NOT NULL,
  "vigenteHasta" char(10),
  "reemplazoId" int,
  "creadoPor" int,
  "escritoPor" int,
  "escritoEn" datetime2(3) NOT NULL,
  "decididoPor" int,
  "decididoEn" datetime2(3),
  "motivoDescarte" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "UQ_formato_codigo_numero" UNIQUE ("codigo", "numero"),
  CONSTRAINT "FK_formato_reemplazoId" FOREIGN KEY ("reemplazoId") REFERENCES "catalogo"."formato" ("id"),
  CONSTRAINT "FK_formato_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_formato_escritoPor" FOREIGN KEY ("escritoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_formato_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_formato" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000')
CREATE UNIQUE INDEX "IX_formato_codigo" ON "catalogo"."formato" ("codigo") WHERE "estado" = 'borrador';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000')
CREATE INDEX "IX_formato_bloque_estado" ON "catalogo"."formato" ("bloque", "estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000020000, N'Formatos1700000020000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000')
RAISERROR (N'Formatos1700000020000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
