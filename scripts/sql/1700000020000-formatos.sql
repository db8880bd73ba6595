-- Formatos1700000020000
-- Huella: b814adfdcea1523341f75e87a495277a75328bb955e5c7c38e674de0725ee68f
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000020000-formatos.sql
SET NOCOUNT ON;
SET XACT_ABORT ON;
SET ANSI_NULLS ON;
SET QUOTED_IDENTIFIER ON;
GO
IF DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb')
RAISERROR (N'Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.', 16, 1);
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'huella') IS NULL
ALTER TABLE "dbo"."migracion" ADD "huella" varchar(64) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'aplicadaPor') IS NULL
ALTER TABLE "dbo"."migracion" ADD "aplicadaPor" nvarchar(128) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'aplicadaEn') IS NULL
ALTER TABLE "dbo"."migracion" ADD "aplicadaEn" datetime2(3) NULL;
GO
IF NOT OBJECT_ID(N'dbo.migracion', N'U') IS NULL AND COL_LENGTH(N'dbo.migracion', N'duracionMs') IS NULL
ALTER TABLE "dbo"."migracion" ADD "duracionMs" int NULL;
GO
IF OBJECT_ID(N'tempdb..#inicio') IS NOT NULL
DROP TABLE #inicio;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000')
RAISERROR (N'Falta Prendas1700000019000: aplique antes 1700000019000-prendas.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Prendas1700000019000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000020000, N'Formatos1700000020000', N'b814adfdcea1523341f75e87a495277a75328bb955e5c7c38e674de0725ee68f', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000')
RAISERROR (N'Formatos1700000020000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Formatos1700000020000' AND "huella" <> N'b814adfdcea1523341f75e87a495277a75328bb955e5c7c38e674de0725ee68f')
RAISERROR (N'Formatos1700000020000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
