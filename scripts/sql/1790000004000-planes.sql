-- Planes1790000004000
-- Huella: 59a4d022b05c1e345780c3c9a025939923ea15ce8993f0c24fcee9e42d8ccfc9
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1790000004000-planes.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
RAISERROR (N'Falta Cliente1790000003000: aplique antes 1790000003000-cliente.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cliente1790000003000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
EXEC (N'CREATE SCHEMA "planes"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE TABLE "planes"."grupo" (
  "id" int NOT NULL IDENTITY(1,1),
  "productoCodigo" varchar(2) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "grupo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "mesesPlan" int NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "valorCuota" decimal(14,2) NOT NULL,
  "fechaInicio" date,
  "version" int NOT NULL,
  CONSTRAINT "UQ_grupo_productoCodigo_grupo" UNIQUE ("productoCodigo", "grupo"),
  CONSTRAINT "CK_grupo_mesesPlan" CHECK ("mesesPlan" BETWEEN 1 AND 480),
  CONSTRAINT "CK_grupo_monto" CHECK ("monto" >= 0.01),
  CONSTRAINT "CK_grupo_valorCuota" CHECK ("valorCuota" >= 0.01),
  CONSTRAINT "FK_grupo_productoCodigo" FOREIGN KEY ("productoCodigo") REFERENCES "catalogo"."producto" ("codigo"),
  CONSTRAINT "PK_grupo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE INDEX "IX_grupo_grupo" ON "planes"."grupo" ("grupo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE TABLE "planes"."plan_ahorro" (
  "id" int NOT NULL IDENTITY(1,1),
  "idCodigo" varchar(24) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "grupoId" int NOT NULL,
  "codigo" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "valorCuota" decimal(14,2) NOT NULL,
  "cuotasPagadas" int NOT NULL,
  "cuotasVencidas" int NOT NULL,
  "saldo" decimal(14,2) NOT NULL,
  "estadoPlan" varchar(1) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "vendedor" nvarchar(120),
  "supervisor" nvarchar(120),
  "ciudad" nvarchar(80),
  "version" int NOT NULL,
  CONSTRAINT "UQ_plan_ahorro_grupoId_codigo" UNIQUE ("grupoId", "codigo"),
  CONSTRAINT "UQ_plan_ahorro_idCodigo" UNIQUE ("idCodigo"),
  CONSTRAINT "CK_plan_ahorro_monto" CHECK ("monto" >= 0.01),
  CONSTRAINT "CK_plan_ahorro_valorCuota" CHECK ("valorCuota" >= 0.01),
  CONSTRAINT "CK_plan_ahorro_cuotasPagadas" CHECK ("cuotasPagadas" >= 0),
  CONSTRAINT "CK_plan_ahorro_cuotasVencidas" CHECK ("cuotasVencidas" >= 0),
  CONSTRAINT "FK_plan_ahorro_grupoId" FOREIGN KEY ("grupoId") REFERENCES "planes"."grupo" ("id"),
  CONSTRAINT "PK_plan_ahorro" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE TABLE "planes"."asignacion_ejecutivo" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "mes" char(7) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "usuarioId" int NOT NULL,
  CONSTRAINT "UQ_asignacion_ejecutivo_planId_mes" UNIQUE ("planId", "mes"),
  CONSTRAINT "CK_asignacion_ejecutivo_mes" CHECK ("mes" LIKE '[12][0-9][0-9][0-9]-[01][0-9]' AND SUBSTRING("mes", 6, 2) BETWEEN '01' AND '12'),
  CONSTRAINT "FK_asignacion_ejecutivo_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_asignacion_ejecutivo_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_asignacion_ejecutivo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE INDEX "IX_asignacion_ejecutivo_usuarioId_mes" ON "planes"."asignacion_ejecutivo" ("usuarioId", "mes");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE TABLE "planes"."movimiento" (
  "id" bigint NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "fecha" date NOT NULL,
  "tipoDocumento" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "serieDocumento" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "numeroDocumento" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "tipoMovimiento" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "referencia" nvarchar(200),
  "valorDebito" decimal(14,2) NOT NULL,
  "valorCredito" decimal(14,2) NOT NULL,
  CONSTRAINT "UQ_movimiento_planId_tipoDocumento_serieDocumento_numeroDocumento" UNIQUE ("planId", "tipoDocumento", "serieDocumento", "numeroDocumento"),
  CONSTRAINT "CK_movimiento_valorDebito" CHECK ("valorDebito" >= 0),
  CONSTRAINT "CK_movimiento_valorCredito" CHECK ("valorCredito" >= 0),
  CONSTRAINT "FK_movimiento_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "PK_movimiento" PRIMARY KEY NONCLUSTERED ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE CLUSTERED INDEX "IX_movimiento_planId_fecha" ON "planes"."movimiento" ("planId", "fecha") WITH (DATA_COMPRESSION = PAGE);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE TABLE "planes"."plan_titular" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "personaId" int NOT NULL,
  "desde" date NOT NULL,
  "hasta" date,
  CONSTRAINT "FK_plan_titular_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_plan_titular_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "PK_plan_titular" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE INDEX "IX_plan_titular_planId_desde" ON "planes"."plan_titular" ("planId", "desde");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE INDEX "IX_plan_titular_personaId" ON "planes"."plan_titular" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
CREATE UNIQUE INDEX "IX_plan_titular_planId" ON "planes"."plan_titular" ("planId") WHERE "hasta" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1790000004000, N'Planes1790000004000', N'59a4d022b05c1e345780c3c9a025939923ea15ce8993f0c24fcee9e42d8ccfc9', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000')
RAISERROR (N'Planes1790000004000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Planes1790000004000' AND "huella" <> N'59a4d022b05c1e345780c3c9a025939923ea15ce8993f0c24fcee9e42d8ccfc9')
RAISERROR (N'Planes1790000004000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
