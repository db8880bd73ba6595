-- Adjudicados1700000007000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000007000-adjudicados.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
BEGIN
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000007000, N'Adjudicados1700000007000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Adjudicados1700000007000')
RAISERROR (N'Adjudicados1700000007000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
