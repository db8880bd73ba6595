-- DerechosDelTitular1700000075000
-- Huella: 7d30d26444c0ea5218ac5c6ca1b420d374286a430ecfdcb93a715ca3c22c35f3
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000075000-derechos-del-titular.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cambiados1700000074000')
RAISERROR (N'Falta Cambiados1700000074000: aplique antes 1700000074000-cambiados.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Cambiados1700000074000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
CREATE TABLE "cliente"."derecho_titular" (
  "id" int NOT NULL IDENTITY(1,1),
  "identificacion" varchar(20) NOT NULL,
  "nombre" nvarchar(300) NOT NULL,
  "personaId" int,
  "tipo" varchar(20) NOT NULL,
  "pedido" nvarchar(500) NOT NULL,
  "ingreso" char(10) NOT NULL,
  "vence" char(10) NOT NULL,
  "comprobacion" nvarchar(500) NOT NULL,
  "estado" varchar(20) NOT NULL,
  "creadoPor" int,
  "creadoEn" datetime2(3) NOT NULL,
  "exportadaEn" datetime2(3),
  "sha256" varchar(64),
  "decididaPor" int,
  "decididaEn" datetime2(3),
  "respuesta" nvarchar(500),
  "version" int NOT NULL,
  CONSTRAINT "FK_derecho_titular_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_derecho_titular_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_derecho_titular_decididaPor" FOREIGN KEY ("decididaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_derecho_titular" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
CREATE INDEX "IX_derecho_titular_personaId" ON "cliente"."derecho_titular" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
CREATE INDEX "IX_derecho_titular_estado_ingreso" ON "cliente"."derecho_titular" ("estado", "ingreso");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
ALTER TABLE "cliente"."derecho_titular" ADD CONSTRAINT "CK_derecho_titular_estado" CHECK ("estado" IS NULL OR ("estado" IN ('recibida', 'atendida', 'negada')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
ALTER TABLE "cliente"."derecho_titular" ADD CONSTRAINT "CK_derecho_titular_tipo" CHECK ("tipo" IS NULL OR ("tipo" IN ('acceso', 'rectificacion', 'bloqueo', 'desbloqueo')));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
ALTER TABLE "cliente"."derecho_titular" ADD CONSTRAINT "CK_derecho_titular_ingreso" CHECK ("ingreso" IS NULL OR ("ingreso" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "ingreso", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
ALTER TABLE "cliente"."derecho_titular" ADD CONSTRAINT "CK_derecho_titular_vence" CHECK ("vence" IS NULL OR ("vence" LIKE '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND TRY_CONVERT(date, "vence", 23) IS NOT NULL));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
ALTER TABLE "cliente"."derecho_titular" ADD CONSTRAINT "CK_derecho_titular_plazo" CHECK ("vence" IS NULL OR ("ingreso" IS NULL OR "ingreso" <= "vence"));
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000075000, N'DerechosDelTitular1700000075000', N'7d30d26444c0ea5218ac5c6ca1b420d374286a430ecfdcb93a715ca3c22c35f3', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000')
RAISERROR (N'DerechosDelTitular1700000075000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'DerechosDelTitular1700000075000' AND "huella" <> N'7d30d26444c0ea5218ac5c6ca1b420d374286a430ecfdcb93a715ca3c22c35f3')
RAISERROR (N'DerechosDelTitular1700000075000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
