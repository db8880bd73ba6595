-- AccesosInusuales1700000045000
-- Huella: 5fe58fd7d469edeadee9f330376b86abebeb48021adba79107733ed68884d1ca
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000045000-accesos-inusuales.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AccesosInusuales1700000045000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
RAISERROR (N'Falta AvisosAtendidos1700000042000: aplique antes 1700000042000-avisos-atendidos.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AccesosInusuales1700000045000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AvisosAtendidos1700000042000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AccesosInusuales1700000045000')
CREATE TABLE "seguridad"."acceso_inusual" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "tipo" varchar(20) NOT NULL,
  "fecha" char(10) NOT NULL,
  "ventana" varchar(10) NOT NULL,
  "limite" int NOT NULL,
  "cantidad" int NOT NULL,
  "rechazadas" int NOT NULL,
  "primera" datetime2(3) NOT NULL,
  "ultima" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_acceso_inusual_usuarioId_tipo_fecha" UNIQUE ("usuarioId", "tipo", "fecha"),
  CONSTRAINT "FK_acceso_inusual_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_acceso_inusual" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AccesosInusuales1700000045000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000045000, N'AccesosInusuales1700000045000', N'5fe58fd7d469edeadee9f330376b86abebeb48021adba79107733ed68884d1ca', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AccesosInusuales1700000045000')
RAISERROR (N'AccesosInusuales1700000045000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AccesosInusuales1700000045000' AND "huella" <> N'5fe58fd7d469edeadee9f330376b86abebeb48021adba79107733ed68884d1ca')
RAISERROR (N'AccesosInusuales1700000045000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
