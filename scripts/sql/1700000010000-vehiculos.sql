-- Vehiculos1700000010000
-- Huella: b5c1a52099f5e68946422e63734507ae60d01c1f530e69f7dd978ddb842b0262
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000010000-vehiculos.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
RAISERROR (N'Falta Envios1700000009500: aplique antes 1700000009500-envios.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Envios1700000009500')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000')
CREATE TABLE "catalogo"."marca_vehiculo" (
  "id" int NOT NULL IDENTITY(1,1),
  "codigo" varchar(40) NOT NULL,
  "nombre" nvarchar(60) NOT NULL,
  CONSTRAINT "UQ_marca_vehiculo_codigo" UNIQUE ("codigo"),
  CONSTRAINT "PK_marca_vehiculo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000')
CREATE TABLE "catalogo"."clase_vehiculo" (
  "codigo" varchar(20) NOT NULL,
  "nombre" nvarchar(40) NOT NULL,
  CONSTRAINT "PK_clase_vehiculo" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000')
CREATE TABLE "catalogo"."modelo_vehiculo" (
  "id" int NOT NULL IDENTITY(1,1),
  "marcaId" int NOT NULL,
  "codigo" varchar(40) NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  "claseCodigo" varchar(20) NOT NULL,
  "activo" bit NOT NULL,
  CONSTRAINT "UQ_modelo_vehiculo_marcaId_codigo" UNIQUE ("marcaId", "codigo"),
  CONSTRAINT "FK_modelo_vehiculo_marcaId" FOREIGN KEY ("marcaId") REFERENCES "catalogo"."marca_vehiculo" ("id"),
  CONSTRAINT "FK_modelo_vehiculo_claseCodigo" FOREIGN KEY ("claseCodigo") REFERENCES "catalogo"."clase_vehiculo" ("codigo"),
  CONSTRAINT "PK_modelo_vehiculo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000')
CREATE TABLE "catalogo"."color_vehiculo" (
  "codigo" varchar(20) NOT NULL,
  "nombre" nvarchar(40) NOT NULL,
  CONSTRAINT "PK_color_vehiculo" PRIMARY KEY ("codigo")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000')
CREATE TABLE "catalogo"."precio_vehiculo" (
  "id" int NOT NULL IDENTITY(1,1),
  "modeloId" int NOT NULL,
  "anio" int NOT NULL,
  "estadoBien" varchar(5) NOT NULL,
  "precio" decimal(14,2) NOT NULL,
  "concesionario" nvarchar(120) NOT NULL,
  "vigenteDesde" char(10),
  CONSTRAINT "UQ_precio_vehiculo_modeloId_anio_estadoBien_concesionario" UNIQUE ("modeloId", "anio", "estadoBien", "concesionario"),
  CONSTRAINT "FK_precio_vehiculo_modeloId" FOREIGN KEY ("modeloId") REFERENCES "catalogo"."modelo_vehiculo" ("id"),
  CONSTRAINT "PK_precio_vehiculo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000')
CREATE TABLE "catalogo"."dispositivo" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombre" nvarchar(120) NOT NULL,
  "valor" decimal(14,2) NOT NULL,
  "estado" varchar(20) NOT NULL,
  CONSTRAINT "UQ_dispositivo_nombre" UNIQUE ("nombre"),
  CONSTRAINT "PK_dispositivo" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000010000, N'Vehiculos1700000010000', N'b5c1a52099f5e68946422e63734507ae60d01c1f530e69f7dd978ddb842b0262', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000')
RAISERROR (N'Vehiculos1700000010000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Vehiculos1700000010000' AND "huella" <> N'b5c1a52099f5e68946422e63734507ae60d01c1f530e69f7dd978ddb842b0262')
RAISERROR (N'Vehiculos1700000010000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
