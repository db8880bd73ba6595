-- Adjudicados1700000007000
-- Huella: f4742f7632b1156dd1c058b445b22b7bd89a2692089c7082ca0c4ca172795b07
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000007000-adjudicados.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
RAISERROR (N'Falta Tareas1700000006000: aplique antes 1700000006000-tareas.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Tareas1700000006000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
ALTER TABLE "asamblea"."adjudicacion" ADD "productoCodigo" varchar(2) NOT NULL CONSTRAINT "DF_adjudicacion_productoCodigo" DEFAULT '';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
ALTER TABLE "asamblea"."adjudicacion" ADD "viaIngreso" varchar(12) NOT NULL CONSTRAINT "DF_adjudicacion_viaIngreso" DEFAULT 'IMPORTACION';
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
ALTER TABLE "asamblea"."adjudicacion" ADD "ejecutivoId" int;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
EXEC (N'UPDATE "asamblea"."adjudicacion" SET "productoCodigo" = (SELECT s."productoCodigo" FROM "asamblea"."asamblea" s WHERE s."id" = "asamblea"."adjudicacion"."asambleaId"),
      "viaIngreso" = CASE
        WHEN EXISTS (SELECT 1 FROM "asamblea"."adjudicacion" r WHERE r."id" = "asamblea"."adjudicacion"."reemplazaA" AND r."planId" <> "asamblea"."adjudicacion"."planId") THEN ''REASIGNACION''
        WHEN EXISTS (SELECT 1 FROM "asamblea"."acta" a WHERE a."asambleaId" = "asamblea"."adjudicacion"."asambleaId") THEN ''ASAMBLEA''
        ELSE ''IMPORTACION'' END,
      "ejecutivoId" = (SELECT x."usuarioId" FROM "cliente"."asignacion_ejecutivo" x WHERE x."planId" = "asamblea"."adjudicacion"."planId"
        AND x."mes" = (SELECT MAX(m."mes") FROM "cliente"."asignacion_ejecutivo" m WHERE m."planId" = "asamblea"."adjudicacion"."planId"))');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
ALTER TABLE "asamblea"."adjudicacion" ADD CONSTRAINT "FK_adjudicacion_ejecutivoId" FOREIGN KEY ("ejecutivoId") REFERENCES "seguridad"."usuario"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
CREATE INDEX "IX_adjudicacion_ejecutivoId_productoCodigo_fecha_estado" ON "asamblea"."adjudicacion" ("ejecutivoId", "productoCodigo", "fecha", "estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
CREATE INDEX "IX_adjudicacion_ejecutivoId_fecha_estado" ON "asamblea"."adjudicacion" ("ejecutivoId", "fecha", "estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
CREATE INDEX "IX_adjudicacion_productoCodigo_fecha_estado" ON "asamblea"."adjudicacion" ("productoCodigo", "fecha", "estado");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
CREATE INDEX "IX_adjudicacion_planId_fecha" ON "asamblea"."adjudicacion" ("planId", "fecha");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
CREATE INDEX "IX_adjudicacion_personaId" ON "asamblea"."adjudicacion" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000007000, N'Adjudicados1700000007000', N'f4742f7632b1156dd1c058b445b22b7bd89a2692089c7082ca0c4ca172795b07', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
RAISERROR (N'Adjudicados1700000007000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000' AND "huella" <> N'f4742f7632b1156dd1c058b445b22b7bd89a2692089c7082ca0c4ca172795b07')
RAISERROR (N'Adjudicados1700000007000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
