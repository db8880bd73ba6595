-- Limites1700000035000
-- Huella: b2e81c9d85cb6343000002ee5a037160829aa976074f81bb9e4c294c29589c05
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000035000-limites.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000')
RAISERROR (N'Falta VistasGuardadas1700000033000: aplique antes 1700000033000-vistas-guardadas.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
ALTER TABLE "cliente"."evaluacion_riesgo" ADD "motivo" nvarchar(300);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
ALTER TABLE "cliente"."evaluacion_riesgo" ADD "marcaAntes" nvarchar(60);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
CREATE TABLE "seguridad"."limite" (
  "id" int NOT NULL IDENTITY(1,1),
  "rol" varchar(40) NOT NULL,
  "usuario" varchar(40) NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_limite_rol_usuario" UNIQUE ("rol", "usuario"),
  CONSTRAINT "FK_limite_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_limite" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
CREATE TABLE "seguridad"."delegacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "titular" varchar(40) NOT NULL,
  "delegado" varchar(40) NOT NULL,
  "desde" char(10) NOT NULL,
  "hasta" char(10) NOT NULL,
  "motivo" nvarchar(300) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_delegacion_titular_delegado_desde" UNIQUE ("titular", "delegado", "desde"),
  CONSTRAINT "FK_delegacion_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_delegacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000035000, N'Limites1700000035000', N'b2e81c9d85cb6343000002ee5a037160829aa976074f81bb9e4c294c29589c05', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000')
RAISERROR (N'Limites1700000035000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Limites1700000035000' AND "huella" <> N'b2e81c9d85cb6343000002ee5a037160829aa976074f81bb9e4c294c29589c05')
RAISERROR (N'Limites1700000035000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
