-- TendidasPorFecha1700000081000
-- Huella: b9e7c418cdd8b74acd5cacc1d846675ac7e762df5bddf2a9bf79647c96dac62e
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000081000-tendidas-por-fecha.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TendidasPorFecha1700000081000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000')
RAISERROR (N'Falta ComparadosExactos1700000079000: aplique antes 1700000079000-comparados-exactos.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TendidasPorFecha1700000081000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'ComparadosExactos1700000079000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TendidasPorFecha1700000081000')
CREATE INDEX "IX_sesion_expiraEn" ON "seguridad"."sesion" ("expiraEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TendidasPorFecha1700000081000')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'DECLARE @sql nvarchar(max) = N''''; SELECT @sql = @sql + N''DROP STATISTICS "seguridad"."sesion".'' + QUOTENAME(s.name) + N''; '' FROM sys.stats s WHERE s.object_id = OBJECT_ID(N''seguridad.sesion'') AND s.auto_created = 1; EXEC (@sql); ALTER TABLE "seguridad"."sesion" DROP CONSTRAINT "PK_sesion"; ALTER TABLE "seguridad"."sesion" ALTER COLUMN "id" varchar(36) COLLATE Latin1_General_100_BIN2 NOT NULL; CREATE CLUSTERED INDEX "IX_sesion_expiraEn" ON "seguridad"."sesion" ("expiraEn") WITH (DROP_EXISTING = ON); ALTER TABLE "seguridad"."sesion" ADD CONSTRAINT "PK_sesion" PRIMARY KEY NONCLUSTERED ("id");');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TendidasPorFecha1700000081000')
CREATE INDEX "IX_lugar_de_ingreso_ultimo" ON "seguridad"."lugar_de_ingreso" ("ultimo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TendidasPorFecha1700000081000')
IF @@VERSION LIKE N'Microsoft%' EXEC (N'DECLARE @sql nvarchar(max) = N''''; SELECT @sql = @sql + N''DROP STATISTICS "seguridad"."lugar_de_ingreso".'' + QUOTENAME(s.name) + N''; '' FROM sys.stats s WHERE s.object_id = OBJECT_ID(N''seguridad.lugar_de_ingreso'') AND s.auto_created = 1; EXEC (@sql); ALTER TABLE "seguridad"."lugar_de_ingreso" DROP CONSTRAINT "PK_lugar_de_ingreso"; ALTER TABLE "seguridad"."lugar_de_ingreso" ALTER COLUMN "clave" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL; CREATE CLUSTERED INDEX "IX_lugar_de_ingreso_ultimo" ON "seguridad"."lugar_de_ingreso" ("ultimo") WITH (DROP_EXISTING = ON); ALTER TABLE "seguridad"."lugar_de_ingreso" ADD CONSTRAINT "PK_lugar_de_ingreso" PRIMARY KEY NONCLUSTERED ("clave");');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TendidasPorFecha1700000081000')
CREATE INDEX "IX_envio_evento_estado_creadoEn" ON "sistema"."envio_evento" ("estado", "creadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TendidasPorFecha1700000081000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000081000, N'TendidasPorFecha1700000081000', N'b9e7c418cdd8b74acd5cacc1d846675ac7e762df5bddf2a9bf79647c96dac62e', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TendidasPorFecha1700000081000')
RAISERROR (N'TendidasPorFecha1700000081000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'TendidasPorFecha1700000081000' AND "huella" <> N'b9e7c418cdd8b74acd5cacc1d846675ac7e762df5bddf2a9bf79647c96dac62e')
RAISERROR (N'TendidasPorFecha1700000081000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
