-- Solicitud1700000002000
-- Huella: 87c66c668bef95c6cba3866ff2d2f84e63523c7768e8746e6ce2c374a36703a0
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1700000002000-solicitud.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
RAISERROR (N'Falta Inicial1700000001000: aplique antes 1700000001000-inicial.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Inicial1700000001000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
CREATE TABLE "cliente"."solicitud" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "rol" varchar(8) NOT NULL,
  "personaId" int,
  "identificacion" varchar(20) NOT NULL,
  "estadoBien" varchar(10),
  "valorBien" decimal(14,2),
  "nombres" nvarchar(120),
  "apellidoPaterno" nvarchar(80),
  "apellidoMaterno" nvarchar(80),
  "genero" varchar(1),
  "fechaNacimiento" char(10),
  "estadoCivil" varchar(1),
  "separacionBienes" varchar(1),
  "nacionalidad" varchar(2),
  "anosResidencia" int,
  "profesion" nvarchar(80),
  "codigoDactilar" nvarchar(6),
  "correo" nvarchar(254),
  "celular" varchar(15),
  "tipoDomicilio" varchar(1),
  "nombrePropietario" nvarchar(120),
  "telefonoPropietario" varchar(15),
  "domicilioDesde" char(10),
  "provinciaCodigo" varchar(2),
  "cantonCodigo" varchar(4),
  "parroquiaCodigo" varchar(6),
  "direccion" nvarchar(100),
  "referenciaDomicilio" nvarchar(200),
  "telefonoDomicilio" varchar(15),
  "situacionLaboral" varchar(1),
  "pepExpuesto" varchar(1),
  "pepVinculo" varchar(10),
  "pepNombres" nvarchar(120),
  "pepParentesco" nvarchar(20),
  "beneficiarioEsTitular" bit NOT NULL,
  "beneficiarioCedula" nvarchar(10),
  "beneficiarioNombres" nvarchar(120),
  "beneficiarioApellidoPaterno" nvarchar(80),
  "beneficiarioApellidoMaterno" nvarchar(80),
  "beneficiarioNacionalidad" varchar(2),
  "beneficiarioGenero" varchar(1),
  "beneficiarioActividad" nvarchar(120),
  "laboralInformal" bit NOT NULL,
  "laboralRuc" varchar(13),
  "laboralNombre" nvarchar(120),
  "laboralActividad" nvarchar(120),
  "laboralActividadUafe" varchar(12),
  "laboralCargo" nvarchar(80),
  "laboralDireccion" nvarchar(100),
  "laboralTelefono" varchar(15),
  "laboralAnos" int,
  "laboralCorreo" nvarchar(254),
  "jubilacionTipo" varchar(15),
  "jubilacionInstitucion" varchar(10),
  "jubilacionFecha" char(10),
  "subsidioPersona" nvarchar(120),
  "subsidioActividad" nvarchar(120),
  "subsidioParentesco" nvarchar(20),
  "subsidioDesde" char(10),
  "numAprobacion" int,
  "estadoSol" varchar(20),
  "guardadaEn" datetime2(3),
  "guardadaPor" int,
  "generadaEn" datetime2(3),
  "reemplazadaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "FK_solicitud_planId" FOREIGN KEY ("planId") REFERENCES "cliente"."plan" ("id"),
  CONSTRAINT "FK_solicitud_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_solicitud_nacionalidad" FOREIGN KEY ("nacionalidad") REFERENCES "catalogo"."pais" ("codigo"),
  CONSTRAINT "FK_solicitud_provinciaCodigo" FOREIGN KEY ("provinciaCodigo") REFERENCES "catalogo"."provincia" ("codigo"),
  CONSTRAINT "FK_solicitud_cantonCodigo" FOREIGN KEY ("cantonCodigo") REFERENCES "catalogo"."canton" ("codigo"),
  CONSTRAINT "FK_solicitud_parroquiaCodigo" FOREIGN KEY ("parroquiaCodigo") REFERENCES "catalogo"."parroquia" ("codigo"),
  CONSTRAINT "FK_solicitud_beneficiarioNacionalidad" FOREIGN KEY ("beneficiarioNacionalidad") REFERENCES "catalogo"."pais" ("codigo"),
  CONSTRAINT "FK_solicitud_laboralActividadUafe" FOREIGN KEY ("laboralActividadUafe") REFERENCES "catalogo"."actividad_uafe" ("codigo"),
  CONSTRAINT "FK_solicitud_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_solicitud" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
CREATE UNIQUE INDEX "IX_solicitud_planId_rol" ON "cliente"."solicitud" ("planId", "rol") WHERE "reemplazadaEn" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
CREATE INDEX "IX_solicitud_identificacion" ON "cliente"."solicitud" ("identificacion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
CREATE TABLE "cliente"."solicitud_documento" (
  "id" int NOT NULL IDENTITY(1,1),
  "solicitudId" int NOT NULL,
  "solicitudVersion" int NOT NULL,
  "archivoId" int NOT NULL,
  "huella" varchar(64) NOT NULL,
  "generadoPor" int,
  "generadoEn" datetime2(3) NOT NULL,
  CONSTRAINT "FK_solicitud_documento_solicitudId" FOREIGN KEY ("solicitudId") REFERENCES "cliente"."solicitud" ("id"),
  CONSTRAINT "FK_solicitud_documento_archivoId" FOREIGN KEY ("archivoId") REFERENCES "sistema"."archivo" ("id"),
  CONSTRAINT "FK_solicitud_documento_generadoPor" FOREIGN KEY ("generadoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_solicitud_documento" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
CREATE INDEX "IX_solicitud_documento_solicitudId_id" ON "cliente"."solicitud_documento" ("solicitudId", "id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
CREATE TABLE "cliente"."borrador" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "formulario" varchar(20) NOT NULL,
  "clave" varchar(40) NOT NULL,
  "seccion" varchar(40) NOT NULL,
  "contenido" nvarchar(MAX) NOT NULL,
  "versionBase" int NOT NULL,
  "guardadoEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_borrador_usuarioId_formulario_clave_seccion" UNIQUE ("usuarioId", "formulario", "clave", "seccion"),
  CONSTRAINT "FK_borrador_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_borrador" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
CREATE INDEX "IX_borrador_formulario_clave" ON "cliente"."borrador" ("formulario", "clave");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
CREATE INDEX "IX_borrador_guardadoEn" ON "cliente"."borrador" ("guardadoEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1700000002000, N'Solicitud1700000002000', N'87c66c668bef95c6cba3866ff2d2f84e63523c7768e8746e6ce2c374a36703a0', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000')
RAISERROR (N'Solicitud1700000002000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Solicitud1700000002000' AND "huella" <> N'87c66c668bef95c6cba3866ff2d2f84e63523c7768e8746e6ce2c374a36703a0')
RAISERROR (N'Solicitud1700000002000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
