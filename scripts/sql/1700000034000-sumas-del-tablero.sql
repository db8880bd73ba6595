-- SumasDelTablero1700000034000
-- Huella: 81c46034f0112f952a12f397c1295301e8bb91e6a5e0795ed221b07dd874d1fd
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000034000-sumas-del-tablero.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000')
RAISERROR (N'Falta VistasGuardadas1700000033000: aplique antes 1700000033000-vistas-guardadas.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'VistasGuardadas1700000033000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
CREATE TABLE "cliente"."tablero_cambio" (
  "id" int NOT NULL IDENTITY(1,1),
  "clase" varchar(10) NOT NULL,
  "clave" int NOT NULL,
  CONSTRAINT "PK_tablero_cambio" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
CREATE TABLE "cliente"."tablero_aporte" (
  "planId" int NOT NULL,
  "sumas" nvarchar(MAX) NOT NULL,
  CONSTRAINT "PK_tablero_aporte" PRIMARY KEY ("planId")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
CREATE TABLE "cliente"."tablero_suma" (
  "producto" varchar(2) NOT NULL,
  "periodo" varchar(7) NOT NULL,
  "hecho" varchar(12) NOT NULL,
  "parte" varchar(10) NOT NULL,
  "dias" int NOT NULL,
  "cantidad" int NOT NULL,
  CONSTRAINT "PK_tablero_suma" PRIMARY KEY ("producto", "periodo", "hecho", "parte", "dias")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
CREATE TABLE "cliente"."tablero_base" (
  "id" int NOT NULL,
  "calculo" varchar(64) NOT NULL,
  "vuelta" int NOT NULL,
  CONSTRAINT "PK_tablero_base" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
CREATE INDEX "IX_tablero_cambio_clase_clave" ON "cliente"."tablero_cambio" ("clase", "clave");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'INSERT INTO cliente.tablero_cambio ("clase", "clave") SELECT DISTINCT ''plan'', "planId" FROM asamblea.adjudicacion');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_evento_insert" ON "cliente"."evento" AFTER INSERT AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM inserted i; END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_evento_update" ON "cliente"."evento" AFTER UPDATE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM inserted i INNER JOIN deleted d ON d."id" = i."id" WHERE EXISTS (SELECT i."tipo", i."fecha" EXCEPT SELECT d."tipo", d."fecha"); END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_evento_delete" ON "cliente"."evento" AFTER DELETE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM deleted i; END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "asamblea"."TR_adjudicacion_insert" ON "asamblea"."adjudicacion" AFTER INSERT AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM inserted i; END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "asamblea"."TR_adjudicacion_update" ON "asamblea"."adjudicacion" AFTER UPDATE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM inserted i INNER JOIN deleted d ON d."id" = i."id" WHERE EXISTS (SELECT i."productoCodigo", i."fecha", i."estado", i."retiradoEn" EXCEPT SELECT d."productoCodigo", d."fecha", d."estado", d."retiradoEn"); END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "asamblea"."TR_adjudicacion_delete" ON "asamblea"."adjudicacion" AFTER DELETE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM deleted i; END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_carpeta_insert" ON "cliente"."carpeta" AFTER INSERT AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM inserted i; END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_carpeta_update" ON "cliente"."carpeta" AFTER UPDATE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM inserted i INNER JOIN deleted d ON d."id" = i."id" WHERE EXISTS (SELECT i."adjudicacionId", i."abiertaEn" EXCEPT SELECT d."adjudicacionId", d."abiertaEn"); END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_carpeta_delete" ON "cliente"."carpeta" AFTER DELETE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM deleted i; END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_orden_plan_insert" ON "cliente"."orden_plan" AFTER INSERT AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM inserted i; END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_orden_plan_update" ON "cliente"."orden_plan" AFTER UPDATE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM inserted i INNER JOIN deleted d ON d."id" = i."id" WHERE EXISTS (SELECT i."adjudicacionId", i."ordenId", i."vigente" EXCEPT SELECT d."adjudicacionId", d."ordenId", d."vigente"); END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_orden_plan_delete" ON "cliente"."orden_plan" AFTER DELETE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM deleted i; END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_ficha_plan_insert" ON "cliente"."ficha_plan" AFTER INSERT AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM inserted i; END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_ficha_plan_update" ON "cliente"."ficha_plan" AFTER UPDATE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM inserted i INNER JOIN deleted d ON d."id" = i."id" WHERE EXISTS (SELECT i."adjudicacionId", i."fichaId", i."vigente" EXCEPT SELECT d."adjudicacionId", d."fichaId", d."vigente"); END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_ficha_plan_delete" ON "cliente"."ficha_plan" AFTER DELETE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''plan'', i."planId" FROM deleted i; END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_orden_de_compra_update" ON "cliente"."orden_de_compra" AFTER UPDATE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''orden'', i."id" FROM inserted i INNER JOIN deleted d ON d."id" = i."id" WHERE EXISTS (SELECT i."estadoBien" EXCEPT SELECT d."estadoBien"); END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
EXEC (N'CREATE TRIGGER "cliente"."TR_ficha_bien_update" ON "cliente"."ficha_bien" AFTER UPDATE AS BEGIN SET NOCOUNT ON; INSERT INTO "cliente"."tablero_cambio" ("clase", "clave") SELECT ''ficha'', i."id" FROM inserted i INNER JOIN deleted d ON d."id" = i."id" WHERE EXISTS (SELECT i."estadoBien" EXCEPT SELECT d."estadoBien"); END');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000034000, N'SumasDelTablero1700000034000', N'81c46034f0112f952a12f397c1295301e8bb91e6a5e0795ed221b07dd874d1fd', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000')
RAISERROR (N'SumasDelTablero1700000034000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'SumasDelTablero1700000034000' AND "huella" <> N'81c46034f0112f952a12f397c1295301e8bb91e6a5e0795ed221b07dd874d1fd')
RAISERROR (N'SumasDelTablero1700000034000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
