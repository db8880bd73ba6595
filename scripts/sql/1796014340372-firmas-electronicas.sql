-- FirmasElectronicas1796014340372
-- Huella: 8ebc334f32751901a953b91077a074abc74814853f9f39b50a88a50afcefc4b0
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1796014340372-firmas-electronicas.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FirmasElectronicas1796014340372') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TelefonoDeUsuario1796011945071')
RAISERROR (N'Falta TelefonoDeUsuario1796011945071: aplique antes 1796011945071-telefono-de-usuario.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FirmasElectronicas1796014340372') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TelefonoDeUsuario1796011945071')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FirmasElectronicas1796014340372')
CREATE TABLE "legal"."firma_electronica" (
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
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FirmasElectronicas1796014340372')
ALTER TABLE "legal"."copia_firmada" ADD "faltan" nvarchar(1000);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FirmasElectronicas1796014340372')
ALTER TABLE "legal"."firma_electronica" ADD CONSTRAINT "FK_firma_electronica_copiaId" FOREIGN KEY ("copiaId") REFERENCES "legal"."copia_firmada"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FirmasElectronicas1796014340372')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1796014340372, N'FirmasElectronicas1796014340372', N'8ebc334f32751901a953b91077a074abc74814853f9f39b50a88a50afcefc4b0', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FirmasElectronicas1796014340372')
RAISERROR (N'FirmasElectronicas1796014340372 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'FirmasElectronicas1796014340372' AND "huella" <> N'8ebc334f32751901a953b91077a074abc74814853f9f39b50a88a50afcefc4b0')
RAISERROR (N'FirmasElectronicas1796014340372 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
