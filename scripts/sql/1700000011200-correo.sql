-- Correo1700000011200
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000011200-correo.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
BEGIN
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
ALTER TABLE "sistema"."mensaje" ADD "ultimoIntento" datetime2(3);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
ALTER TABLE "sistema"."mensaje" ADD "codigoError" varchar(20);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
ALTER TABLE "sistema"."importacion_fila" ADD "revisado" nvarchar(MAX);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "sistema"."mensaje" ALTER COLUMN "destinatario" nvarchar(254) NOT NULL') ELSE EXEC (N'ALTER TABLE "sistema"."mensaje" ALTER COLUMN "destinatario" nvarchar(254)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "seguridad"."usuario" ALTER COLUMN "correo" nvarchar(254) NULL') ELSE EXEC (N'ALTER TABLE "seguridad"."usuario" ALTER COLUMN "correo" nvarchar(254)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "sistema"."archivo" ALTER COLUMN "nombre" nvarchar(300) NOT NULL') ELSE EXEC (N'ALTER TABLE "sistema"."archivo" ALTER COLUMN "nombre" nvarchar(300)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "cliente"."documento_version" ALTER COLUMN "nombreOriginal" nvarchar(300) NOT NULL') ELSE EXEC (N'ALTER TABLE "cliente"."documento_version" ALTER COLUMN "nombreOriginal" nvarchar(300)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'ALTER TABLE "sistema"."importacion" ALTER COLUMN "nombreArchivo" nvarchar(300) NOT NULL') ELSE EXEC (N'ALTER TABLE "sistema"."importacion" ALTER COLUMN "nombreArchivo" nvarchar(300)');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000011200, N'Correo1700000011200');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Correo1700000011200')
RAISERROR (N'Correo1700000011200 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
