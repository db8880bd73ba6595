-- AccesosInusuales1700000045000
-- Generado por npm run db:script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000045000-accesos-inusuales.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AccesosInusuales1700000045000')
BEGIN
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
  INSERT INTO "dbo"."migracion" ("timestamp", "name") VALUES (1700000045000, N'AccesosInusuales1700000045000');
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'AccesosInusuales1700000045000')
RAISERROR (N'AccesosInusuales1700000045000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
