-- Expediente1790000006000
-- Huella: a7b10f7c983006975a2ab9be760ebf44d7af4301c402662bb4b59ff0f0454f14
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1790000006000-expediente.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
RAISERROR (N'Falta Asamblea1790000005000: aplique antes 1790000005000-asamblea.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Asamblea1790000005000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
EXEC (N'CREATE SCHEMA "expediente"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."carpeta" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "adjudicacionId" int NOT NULL,
  "idDepartamento" varchar(3) COLLATE Latin1_General_100_BIN2,
  "abiertaEn" datetime2(3) NOT NULL,
  "documentosTotal" int NOT NULL,
  "documentosListos" int NOT NULL,
  "estadoDocumentos" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_carpeta_adjudicacionId" UNIQUE ("adjudicacionId"),
  CONSTRAINT "CK_carpeta_documentosTotal" CHECK ("documentosTotal" >= 0),
  CONSTRAINT "CK_carpeta_documentosListos" CHECK ("documentosListos" >= 0),
  CONSTRAINT "CK_carpeta_estadoDocumentos" CHECK ("estadoDocumentos" IN ('sinLista', 'vacia', 'incompleta', 'completa')),
  CONSTRAINT "FK_carpeta_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_carpeta_adjudicacionId" FOREIGN KEY ("adjudicacionId") REFERENCES "asamblea"."adjudicacion" ("id"),
  CONSTRAINT "FK_carpeta_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "catalogo"."departamento" ("codigo"),
  CONSTRAINT "PK_carpeta" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_carpeta_estadoDocumentos" ON "expediente"."carpeta" ("estadoDocumentos");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_carpeta_idDepartamento_adjudicacionId_planId" ON "expediente"."carpeta" ("idDepartamento", "adjudicacionId", "planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_carpeta_planId" ON "expediente"."carpeta" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."carpeta_envio" (
  "id" int NOT NULL IDENTITY(1,1),
  "carpetaId" int NOT NULL,
  "enviadaEn" datetime2(3) NOT NULL,
  "enviadaPor" int,
  "completa" bit NOT NULL,
  "faltantes" int NOT NULL,
  "resultado" varchar(10) COLLATE Latin1_General_100_BIN2,
  "tipoGarantia" varchar(1) COLLATE Latin1_General_100_BIN2,
  "comentario" nvarchar(500),
  "resueltaPor" int,
  "resueltaEn" datetime2(3),
  CONSTRAINT "CK_carpeta_envio_resultado" CHECK ("resultado" IN ('Aprobado', 'Rechazado')),
  CONSTRAINT "CK_carpeta_envio_tipoGarantia" CHECK ("tipoGarantia" IN ('F', 'C')),
  CONSTRAINT "FK_carpeta_envio_carpetaId" FOREIGN KEY ("carpetaId") REFERENCES "expediente"."carpeta" ("id"),
  CONSTRAINT "FK_carpeta_envio_enviadaPor" FOREIGN KEY ("enviadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_carpeta_envio_resueltaPor" FOREIGN KEY ("resueltaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_carpeta_envio" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_carpeta_envio_resueltaEn" ON "expediente"."carpeta_envio" ("resueltaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_carpeta_envio_enviadaEn" ON "expediente"."carpeta_envio" ("enviadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_carpeta_envio_carpetaId_id" ON "expediente"."carpeta_envio" ("carpetaId", "id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE UNIQUE INDEX "IX_carpeta_envio_carpetaId" ON "expediente"."carpeta_envio" ("carpetaId") WHERE "resultado" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."solicitud" (
  "id" int NOT NULL IDENTITY(1,1),
  "estadoBien" varchar(10) COLLATE Latin1_General_100_BIN2,
  "valorBien" decimal(14,2),
  "nombres" nvarchar(120),
  "apellidoPaterno" nvarchar(80),
  "apellidoMaterno" nvarchar(80),
  "genero" varchar(1) COLLATE Latin1_General_100_BIN2,
  "fechaNacimiento" date,
  "estadoCivil" varchar(1) COLLATE Latin1_General_100_BIN2,
  "separacionBienes" varchar(1) COLLATE Latin1_General_100_BIN2,
  "nacionalidad" varchar(2) COLLATE Latin1_General_100_BIN2,
  "anosResidencia" int,
  "profesion" nvarchar(80),
  "codigoDactilar" nvarchar(6),
  "correo" nvarchar(254),
  "celular" varchar(15) COLLATE Latin1_General_100_BIN2,
  "tipoDomicilio" varchar(1) COLLATE Latin1_General_100_BIN2,
  "nombrePropietario" nvarchar(120),
  "telefonoPropietario" varchar(15) COLLATE Latin1_General_100_BIN2,
  "domicilioDesde" date,
  "provinciaCodigo" varchar(2) COLLATE Latin1_General_100_BIN2,
  "cantonCodigo" varchar(4) COLLATE Latin1_General_100_BIN2,
  "parroquiaCodigo" varchar(6) COLLATE Latin1_General_100_BIN2,
  "direccion" nvarchar(100),
  "referenciaDomicilio" nvarchar(200),
  "telefonoDomicilio" varchar(15) COLLATE Latin1_General_100_BIN2,
  "situacionLaboral" varchar(1) COLLATE Latin1_General_100_BIN2,
  "pepExpuesto" varchar(1) COLLATE Latin1_General_100_BIN2,
  "pepVinculo" varchar(10) COLLATE Latin1_General_100_BIN2,
  "pepNombres" nvarchar(120),
  "pepParentesco" nvarchar(20),
  "beneficiarioEsTitular" bit NOT NULL,
  "beneficiarioCedula" nvarchar(10),
  "beneficiarioNombres" nvarchar(120),
  "beneficiarioApellidoPaterno" nvarchar(80),
  "beneficiarioApellidoMaterno" nvarchar(80),
  "beneficiarioNacionalidad" varchar(2) COLLATE Latin1_General_100_BIN2,
  "beneficiarioGenero" varchar(1) COLLATE Latin1_General_100_BIN2,
  "beneficiarioActividad" nvarchar(120),
  "laboralInformal" bit NOT NULL,
  "laboralRuc" varchar(13) COLLATE Latin1_General_100_BIN2,
  "laboralNombre" nvarchar(120),
  "laboralActividad" nvarchar(120),
  "laboralActividadUafe" varchar(12) COLLATE Latin1_General_100_BIN2,
  "laboralCargo" nvarchar(80),
  "laboralDireccion" nvarchar(100),
  "laboralTelefono" varchar(15) COLLATE Latin1_General_100_BIN2,
  "laboralAnos" int,
  "laboralCorreo" nvarchar(254),
  "jubilacionTipo" varchar(15) COLLATE Latin1_General_100_BIN2,
  "jubilacionInstitucion" varchar(10) COLLATE Latin1_General_100_BIN2,
  "jubilacionFecha" date,
  "subsidioPersona" nvarchar(120),
  "subsidioActividad" nvarchar(120),
  "subsidioParentesco" nvarchar(20),
  "subsidioDesde" date,
  "planId" int NOT NULL,
  "rol" varchar(8) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "personaId" int,
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "numAprobacion" int,
  "estadoSol" varchar(20) COLLATE Latin1_General_100_BIN2,
  "guardadaEn" datetime2(3),
  "guardadaPor" int,
  "generadaEn" datetime2(3),
  "reemplazadaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "CK_solicitud_estadoBien" CHECK ("estadoBien" IN ('Nuevo', 'Usado')),
  CONSTRAINT "CK_solicitud_valorBien" CHECK ("valorBien" >= 0),
  CONSTRAINT "CK_solicitud_genero" CHECK ("genero" IN ('M', 'F')),
  CONSTRAINT "CK_solicitud_estadoCivil" CHECK ("estadoCivil" IN ('S', 'C', 'D', 'V', 'U')),
  CONSTRAINT "CK_solicitud_separacionBienes" CHECK ("separacionBienes" IN ('S', 'N')),
  CONSTRAINT "CK_solicitud_anosResidencia" CHECK ("anosResidencia" BETWEEN 0 AND 100),
  CONSTRAINT "CK_solicitud_celular" CHECK ("celular" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_solicitud_tipoDomicilio" CHECK ("tipoDomicilio" IN ('A', 'B', 'C', 'D')),
  CONSTRAINT "CK_solicitud_telefonoPropietario" CHECK ("telefonoPropietario" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_solicitud_telefonoDomicilio" CHECK ("telefonoDomicilio" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_solicitud_situacionLaboral" CHECK ("situacionLaboral" IN ('V', 'B', 'I', 'A', 'H')),
  CONSTRAINT "CK_solicitud_pepExpuesto" CHECK ("pepExpuesto" IN ('S', 'N')),
  CONSTRAINT "CK_solicitud_pepVinculo" CHECK ("pepVinculo" IN ('titular', 'familiar', 'asociado')),
  CONSTRAINT "CK_solicitud_beneficiarioGenero" CHECK ("beneficiarioGenero" IN ('M', 'F')),
  CONSTRAINT "CK_solicitud_laboralRuc" CHECK ("laboralRuc" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_solicitud_laboralTelefono" CHECK ("laboralTelefono" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_solicitud_laboralAnos" CHECK ("laboralAnos" BETWEEN 0 AND 100),
  CONSTRAINT "CK_solicitud_jubilacionTipo" CHECK ("jubilacionTipo" IN ('vejez', 'incapacidad', 'montepio')),
  CONSTRAINT "CK_solicitud_jubilacionInstitucion" CHECK ("jubilacionInstitucion" IN ('iess', 'issfa', 'isspol', 'otros')),
  CONSTRAINT "CK_solicitud_rol" CHECK ("rol" IN ('titular', 'garante')),
  CONSTRAINT "FK_solicitud_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_solicitud_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_solicitud_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_solicitud_laboralActividadUafe" FOREIGN KEY ("laboralActividadUafe") REFERENCES "catalogo"."actividad_uafe" ("codigo"),
  CONSTRAINT "FK_solicitud_beneficiarioNacionalidad" FOREIGN KEY ("beneficiarioNacionalidad") REFERENCES "catalogo"."pais" ("codigo"),
  CONSTRAINT "FK_solicitud_parroquiaCodigo" FOREIGN KEY ("parroquiaCodigo") REFERENCES "catalogo"."parroquia" ("codigo"),
  CONSTRAINT "FK_solicitud_cantonCodigo" FOREIGN KEY ("cantonCodigo") REFERENCES "catalogo"."canton" ("codigo"),
  CONSTRAINT "FK_solicitud_provinciaCodigo" FOREIGN KEY ("provinciaCodigo") REFERENCES "catalogo"."provincia" ("codigo"),
  CONSTRAINT "FK_solicitud_nacionalidad" FOREIGN KEY ("nacionalidad") REFERENCES "catalogo"."pais" ("codigo"),
  CONSTRAINT "PK_solicitud" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_solicitud_planId" ON "expediente"."solicitud" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_solicitud_identificacion" ON "expediente"."solicitud" ("identificacion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE UNIQUE INDEX "IX_solicitud_planId_rol" ON "expediente"."solicitud" ("planId", "rol") WHERE "reemplazadaEn" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."conyuge" (
  "id" int NOT NULL IDENTITY(1,1),
  "identificacion" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "fechaNacimiento" date,
  "genero" varchar(1) COLLATE Latin1_General_100_BIN2,
  "nacionalidad" varchar(2) COLLATE Latin1_General_100_BIN2,
  "anosResidencia" int,
  "profesion" nvarchar(80),
  "situacionLaboral" varchar(1) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "laboralNombre" nvarchar(120),
  "laboralRuc" varchar(13) COLLATE Latin1_General_100_BIN2,
  "laboralActividad" nvarchar(120),
  "laboralCargo" nvarchar(80),
  "laboralAnos" int,
  "laboralTelefono" varchar(10) COLLATE Latin1_General_100_BIN2,
  "laboralCorreo" nvarchar(254),
  "laboralDireccion" nvarchar(100),
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  "solicitudId" int NOT NULL,
  "nombres" nvarchar(120) NOT NULL,
  "apellidoPaterno" nvarchar(120) NOT NULL,
  "apellidoMaterno" nvarchar(120) NOT NULL,
  CONSTRAINT "UQ_conyuge_solicitudId" UNIQUE ("solicitudId"),
  CONSTRAINT "CK_conyuge_genero" CHECK ("genero" IN ('M', 'F')),
  CONSTRAINT "CK_conyuge_anosResidencia" CHECK ("anosResidencia" BETWEEN 0 AND 100),
  CONSTRAINT "CK_conyuge_situacionLaboral" CHECK ("situacionLaboral" IN ('V', 'B', 'I', 'A', 'H')),
  CONSTRAINT "CK_conyuge_laboralRuc" CHECK ("laboralRuc" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_conyuge_laboralAnos" CHECK ("laboralAnos" BETWEEN 0 AND 100),
  CONSTRAINT "CK_conyuge_laboralTelefono" CHECK ("laboralTelefono" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "FK_conyuge_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_conyuge_solicitudId" FOREIGN KEY ("solicitudId") REFERENCES "expediente"."solicitud" ("id"),
  CONSTRAINT "FK_conyuge_nacionalidad" FOREIGN KEY ("nacionalidad") REFERENCES "catalogo"."pais" ("codigo"),
  CONSTRAINT "PK_conyuge" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."decision_de_caso" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "paso" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "clave" varchar(24) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "reglas" nvarchar(MAX) NOT NULL,
  "motivo" nvarchar(500),
  "usuarioId" int,
  "fecha" datetime2(3) NOT NULL,
  CONSTRAINT "CK_decision_de_caso_paso" CHECK ("paso" IN ('orden', 'pago', 'pagare', 'contrato', 'carta', 'entrega')),
  CONSTRAINT "CK_decision_de_caso_reglas" CHECK (ISJSON("reglas") = 1),
  CONSTRAINT "FK_decision_de_caso_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_decision_de_caso_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_decision_de_caso" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_decision_de_caso_planId_paso" ON "expediente"."decision_de_caso" ("planId", "paso");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."depositario" (
  "id" int NOT NULL IDENTITY(1,1),
  "identificacion" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombres" nvarchar(120) NOT NULL,
  "apellidos" nvarchar(120) NOT NULL,
  "telefono" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "correo" nvarchar(254) NOT NULL,
  "direccion" nvarchar(100) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  "planId" int NOT NULL,
  CONSTRAINT "UQ_depositario_planId" UNIQUE ("planId"),
  CONSTRAINT "CK_depositario_telefono" CHECK ("telefono" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "FK_depositario_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_depositario_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "PK_depositario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."documento" (
  "id" int NOT NULL IDENTITY(1,1),
  "planId" int NOT NULL,
  "dueno" int NOT NULL,
  "tipoId" int NOT NULL,
  "personaId" int,
  "identificacion" varchar(20) COLLATE Latin1_General_100_BIN2,
  "estado" bit,
  "aplica" bit NOT NULL,
  "obligatorio" bit NOT NULL,
  "archivoId" int,
  "versionArchivo" int NOT NULL,
  "subidoPor" int,
  "subidoEn" datetime2(3),
  "decididoPor" int,
  "decididoEn" datetime2(3),
  "decididoDepartamento" varchar(3) COLLATE Latin1_General_100_BIN2,
  "observaciones" nvarchar(500),
  "reemplazadaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "CK_documento_dueno" CHECK ("dueno" BETWEEN 1 AND 5),
  CONSTRAINT "FK_documento_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_documento_tipoId" FOREIGN KEY ("tipoId") REFERENCES "catalogo"."tipo_documento" ("id"),
  CONSTRAINT "FK_documento_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_documento_subidoPor" FOREIGN KEY ("subidoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_documento_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_documento" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_documento_archivoId" ON "expediente"."documento" ("archivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_documento_planId" ON "expediente"."documento" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_documento_identificacion" ON "expediente"."documento" ("identificacion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE UNIQUE INDEX "IX_documento_planId_dueno_tipoId" ON "expediente"."documento" ("planId", "dueno", "tipoId") WHERE "reemplazadaEn" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."documento_version" (
  "id" int NOT NULL IDENTITY(1,1),
  "documentoId" int NOT NULL,
  "numero" int NOT NULL,
  "archivoId" int NOT NULL,
  "nombreOriginal" nvarchar(300) NOT NULL,
  "paginas" int NOT NULL,
  "subidoPor" int,
  "subidoEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_documento_version_documentoId_numero" UNIQUE ("documentoId", "numero"),
  CONSTRAINT "FK_documento_version_documentoId" FOREIGN KEY ("documentoId") REFERENCES "expediente"."documento" ("id"),
  CONSTRAINT "FK_documento_version_subidoPor" FOREIGN KEY ("subidoPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_documento_version" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_documento_version_archivoId" ON "expediente"."documento_version" ("archivoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."documento_decision" (
  "id" int NOT NULL IDENTITY(1,1),
  "documentoVersionId" int NOT NULL,
  "estado" bit NOT NULL,
  "motivo" nvarchar(500),
  "usuarioId" int,
  "idDepartamento" varchar(3) COLLATE Latin1_General_100_BIN2,
  "fecha" datetime2(3) NOT NULL,
  CONSTRAINT "FK_documento_decision_documentoVersionId" FOREIGN KEY ("documentoVersionId") REFERENCES "expediente"."documento_version" ("id"),
  CONSTRAINT "FK_documento_decision_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_documento_decision_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "catalogo"."departamento" ("codigo"),
  CONSTRAINT "PK_documento_decision" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_documento_decision_documentoVersionId" ON "expediente"."documento_decision" ("documentoVersionId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."evento" (
  "id" bigint NOT NULL IDENTITY(1,1),
  "tipo" varchar(30) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "planId" int NOT NULL,
  "personaId" int,
  "usuarioId" int,
  "idDepartamento" varchar(3) COLLATE Latin1_General_100_BIN2,
  "fecha" datetime2(3) NOT NULL,
  "observacion" nvarchar(500),
  CONSTRAINT "CK_evento_tipo" CHECK ("tipo" IN ('ADJUDICACION', 'CORRECCION-ACTA', 'SORTEO-DISTINTO', 'COPIA-ENTREGADA', 'RETIRO-ADJUDICACION', 'REASIGNACION', 'ASIGNACION', 'SOLICITUD-GUARDADA', 'SOLICITUD-GENERADA', 'CONYUGE', 'GARANTE', 'CAMBIO-GARANTE', 'DEPOSITARIO', 'FINANZAS', 'REFERENCIA', 'REFERENCIA-CONFIRMADA', 'DOCUMENTOS-GENERADOS', 'DOCUMENTO-SUBIDO', 'DOCUMENTO-ACEPTADO', 'DOCUMENTO-RECHAZADO', 'CARPETA-ENVIADA', 'CARPETA-DEVUELTA', 'CARPETA-APROBADA', 'CARPETA-REABIERTA', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'RIESGO-CALCULADO', 'RIESGO-MARCADO', 'EXCEPCION', 'GARANTIAS', 'COINCIDENCIA-HALLADA', 'COINCIDENCIA-DESCARTADA', 'COINCIDENCIA-CONFIRMADA', 'TAREA-REGISTRADA', 'TAREA-CERRADA', 'MEDIO-GENERADO', 'MEDIO-ACTUALIZADO', 'INTERVINIENTE', 'UNIDAD', 'PAPEL-FIRMADO', 'MEDIO-ENVIADO', 'MEDIO-APROBADO', 'MEDIO-RECHAZADO', 'ORDEN-GENERADA', 'ORDEN-CORREGIDA', 'ORDEN-APROBADA', 'PAGO-TRANSFERIDO', 'CITA-DE-ENTREGA', 'ORDEN-ANULADA', 'PAGARE-GENERADO', 'PAGARE-REEMPLAZADO', 'PAGARE-ACTUALIZADO', 'PAGARE-ENVIADO', 'PAGARE-APROBADO', 'PAGARE-RECHAZADO', 'PAGARE-ANULACION-PEDIDA', 'PAGARE-ANULACION-DECLINADA', 'PAGARE-ANULADO', 'CONTRATO-GENERADO', 'CONTRATO-ENVIADO', 'MODELO-ENTREGADO', 'FIRMA-TEMPRANA', 'CONTRATO-ACTUALIZADO', 'CONTRATO-APROBADO', 'CONTRATO-RECHAZADO', 'CONTRATO-CORREGIDO', 'ADENDA-GENERADA', 'ADENDA-ACTUALIZADA', 'ADENDA-ENVIADA', 'ADENDA-APROBADA', 'ADENDA-RECHAZADA', 'ADENDA-ANULADA', 'PAGO-GENERADO', 'PAGO-APROBADO', 'PAGO-ANULADO', 'PRENDA-INGRESADA', 'PRENDA-GENERADA', 'COMENTARIO-RSA', 'LLAMADA', 'PEDIDO', 'NOTA', 'CARTA-GENERADA', 'CARTA-RECHAZADA', 'TRATAMIENTO-SUSPENDIDO', 'SUSPENSION-LEVANTADA', 'DATO-RECTIFICADO', '176')),
  CONSTRAINT "FK_evento_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_evento_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_evento_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_evento_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "catalogo"."departamento" ("codigo"),
  CONSTRAINT "PK_evento" PRIMARY KEY NONCLUSTERED ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_evento_tipo_fecha_planId" ON "expediente"."evento" ("tipo", "fecha", "planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE CLUSTERED INDEX "IX_evento_planId_fecha" ON "expediente"."evento" ("planId", "fecha") WITH (DATA_COMPRESSION = PAGE);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."finanzas" (
  "id" int NOT NULL IDENTITY(1,1),
  "cajaBanco" decimal(14,2) NOT NULL,
  "cuentasPorCobrar" decimal(14,2) NOT NULL,
  "inventario" decimal(14,2) NOT NULL,
  "viviendaTerreno" decimal(14,2) NOT NULL,
  "mueblesEnseres" decimal(14,2) NOT NULL,
  "vehiculoMaquinaria" decimal(14,2) NOT NULL,
  "motocicleta" decimal(14,2) NOT NULL,
  "otrosActivos" decimal(14,2) NOT NULL,
  "cuentasPorPagar" decimal(14,2) NOT NULL,
  "proveedores" decimal(14,2) NOT NULL,
  "prestamoAno" decimal(14,2) NOT NULL,
  "prestamoMasAno" decimal(14,2) NOT NULL,
  "deudasNegocio" decimal(14,2) NOT NULL,
  "otrasObligaciones" decimal(14,2) NOT NULL,
  "ingresoFijo" decimal(14,2) NOT NULL,
  "ingresoConyuge" decimal(14,2) NOT NULL,
  "ingresoArriendo" decimal(14,2) NOT NULL,
  "ingresoPensiones" decimal(14,2) NOT NULL,
  "otrosIngresos" decimal(14,2) NOT NULL,
  "egresoAlimentacion" decimal(14,2) NOT NULL,
  "egresoEducacion" decimal(14,2) NOT NULL,
  "egresoTransporte" decimal(14,2) NOT NULL,
  "egresoArriendo" decimal(14,2) NOT NULL,
  "egresoServicioBasico" decimal(14,2) NOT NULL,
  "egresoBancarioComercial" decimal(14,2) NOT NULL,
  "egresoSalud" decimal(14,2) NOT NULL,
  "otrosEgresos" decimal(14,2) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  "solicitudId" int NOT NULL,
  "totalActivo" decimal(14,2) NOT NULL,
  "totalPasivo" decimal(14,2) NOT NULL,
  "totalPatrimonio" decimal(14,2) NOT NULL,
  "totalIngresos" decimal(14,2) NOT NULL,
  "totalEgresos" decimal(14,2) NOT NULL,
  "totalIngresosEgresos" decimal(14,2) NOT NULL,
  CONSTRAINT "UQ_finanzas_solicitudId" UNIQUE ("solicitudId"),
  CONSTRAINT "CK_finanzas_cajaBanco" CHECK ("cajaBanco" >= 0),
  CONSTRAINT "CK_finanzas_cuentasPorCobrar" CHECK ("cuentasPorCobrar" >= 0),
  CONSTRAINT "CK_finanzas_inventario" CHECK ("inventario" >= 0),
  CONSTRAINT "CK_finanzas_viviendaTerreno" CHECK ("viviendaTerreno" >= 0),
  CONSTRAINT "CK_finanzas_mueblesEnseres" CHECK ("mueblesEnseres" >= 0),
  CONSTRAINT "CK_finanzas_vehiculoMaquinaria" CHECK ("vehiculoMaquinaria" >= 0),
  CONSTRAINT "CK_finanzas_motocicleta" CHECK ("motocicleta" >= 0),
  CONSTRAINT "CK_finanzas_otrosActivos" CHECK ("otrosActivos" >= 0),
  CONSTRAINT "CK_finanzas_cuentasPorPagar" CHECK ("cuentasPorPagar" >= 0),
  CONSTRAINT "CK_finanzas_proveedores" CHECK ("proveedores" >= 0),
  CONSTRAINT "CK_finanzas_prestamoAno" CHECK ("prestamoAno" >= 0),
  CONSTRAINT "CK_finanzas_prestamoMasAno" CHECK ("prestamoMasAno" >= 0),
  CONSTRAINT "CK_finanzas_deudasNegocio" CHECK ("deudasNegocio" >= 0),
  CONSTRAINT "CK_finanzas_otrasObligaciones" CHECK ("otrasObligaciones" >= 0),
  CONSTRAINT "CK_finanzas_ingresoFijo" CHECK ("ingresoFijo" >= 0),
  CONSTRAINT "CK_finanzas_ingresoConyuge" CHECK ("ingresoConyuge" >= 0),
  CONSTRAINT "CK_finanzas_ingresoArriendo" CHECK ("ingresoArriendo" >= 0),
  CONSTRAINT "CK_finanzas_ingresoPensiones" CHECK ("ingresoPensiones" >= 0),
  CONSTRAINT "CK_finanzas_otrosIngresos" CHECK ("otrosIngresos" >= 0),
  CONSTRAINT "CK_finanzas_egresoAlimentacion" CHECK ("egresoAlimentacion" >= 0),
  CONSTRAINT "CK_finanzas_egresoEducacion" CHECK ("egresoEducacion" >= 0),
  CONSTRAINT "CK_finanzas_egresoTransporte" CHECK ("egresoTransporte" >= 0),
  CONSTRAINT "CK_finanzas_egresoArriendo" CHECK ("egresoArriendo" >= 0),
  CONSTRAINT "CK_finanzas_egresoServicioBasico" CHECK ("egresoServicioBasico" >= 0),
  CONSTRAINT "CK_finanzas_egresoBancarioComercial" CHECK ("egresoBancarioComercial" >= 0),
  CONSTRAINT "CK_finanzas_egresoSalud" CHECK ("egresoSalud" >= 0),
  CONSTRAINT "CK_finanzas_otrosEgresos" CHECK ("otrosEgresos" >= 0),
  CONSTRAINT "CK_finanzas_totalActivo" CHECK ("totalActivo" >= 0),
  CONSTRAINT "CK_finanzas_totalPasivo" CHECK ("totalPasivo" >= 0),
  CONSTRAINT "CK_finanzas_totalIngresos" CHECK ("totalIngresos" >= 0),
  CONSTRAINT "CK_finanzas_totalEgresos" CHECK ("totalEgresos" >= 0),
  CONSTRAINT "FK_finanzas_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_finanzas_solicitudId" FOREIGN KEY ("solicitudId") REFERENCES "expediente"."solicitud" ("id"),
  CONSTRAINT "PK_finanzas" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."referencia" (
  "id" int NOT NULL IDENTITY(1,1),
  "nombre" nvarchar(120),
  "identificacion" varchar(10) COLLATE Latin1_General_100_BIN2,
  "parentesco" nvarchar(20),
  "ciudad" nvarchar(60),
  "direccion" nvarchar(100),
  "telefono" varchar(10) COLLATE Latin1_General_100_BIN2,
  "nombreComercio" nvarchar(120),
  "bancoCodigo" varchar(6) COLLATE Latin1_General_100_BIN2,
  "fechaApertura" date,
  "tipoCuenta" varchar(10) COLLATE Latin1_General_100_BIN2,
  "numeroCuenta" varchar(20) COLLATE Latin1_General_100_BIN2,
  "solicitudId" int NOT NULL,
  "tipo" varchar(1) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "linea" int NOT NULL,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "registradaEn" datetime2(3) NOT NULL,
  "registradaPor" int,
  "confirmadaEn" datetime2(3),
  "confirmadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_referencia_solicitudId_tipo_linea" UNIQUE ("solicitudId", "tipo", "linea"),
  CONSTRAINT "CK_referencia_telefono" CHECK ("telefono" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_referencia_tipoCuenta" CHECK ("tipoCuenta" IN ('AHORROS', 'CORRIENTE')),
  CONSTRAINT "CK_referencia_numeroCuenta" CHECK ("numeroCuenta" NOT LIKE '%[^0-9]%'),
  CONSTRAINT "CK_referencia_tipo" CHECK ("tipo" IN ('R', 'C', 'B')),
  CONSTRAINT "CK_referencia_estado" CHECK ("estado" IN ('P', 'C')),
  CONSTRAINT "FK_referencia_solicitudId" FOREIGN KEY ("solicitudId") REFERENCES "expediente"."solicitud" ("id"),
  CONSTRAINT "FK_referencia_registradaPor" FOREIGN KEY ("registradaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_referencia_confirmadaPor" FOREIGN KEY ("confirmadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_referencia_bancoCodigo" FOREIGN KEY ("bancoCodigo") REFERENCES "catalogo"."banco" ("codigo"),
  CONSTRAINT "PK_referencia" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE TABLE "expediente"."tarea" (
  "id" int NOT NULL IDENTITY(1,1),
  "tipoId" int NOT NULL,
  "planId" int NOT NULL,
  "personaId" int NOT NULL,
  "usuarioId" int,
  "estado" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "creada" datetime2(3) NOT NULL,
  "actualizada" datetime2(3) NOT NULL,
  "actualizadaPor" int,
  "fechaEjecucion" date,
  "accionId" int,
  "observaciones" nvarchar(500),
  "eventoId" bigint,
  "recurso" varchar(40) COLLATE Latin1_General_100_BIN2,
  "clave" nvarchar(80),
  "creadaPor" int,
  "cerradaPor" int,
  "cerradaEn" datetime2(3),
  "version" int NOT NULL,
  CONSTRAINT "CK_tarea_estado" CHECK ("estado" IN ('P', 'C', 'S', 'A')),
  CONSTRAINT "FK_tarea_tipoId" FOREIGN KEY ("tipoId") REFERENCES "catalogo"."tarea_tipo" ("id"),
  CONSTRAINT "FK_tarea_planId" FOREIGN KEY ("planId") REFERENCES "planes"."plan_ahorro" ("id"),
  CONSTRAINT "FK_tarea_personaId" FOREIGN KEY ("personaId") REFERENCES "cliente"."persona" ("id"),
  CONSTRAINT "FK_tarea_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_tarea_actualizadaPor" FOREIGN KEY ("actualizadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_tarea_accionId" FOREIGN KEY ("accionId") REFERENCES "catalogo"."tarea_accion" ("id"),
  CONSTRAINT "FK_tarea_eventoId" FOREIGN KEY ("eventoId") REFERENCES "expediente"."evento" ("id"),
  CONSTRAINT "FK_tarea_creadaPor" FOREIGN KEY ("creadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "FK_tarea_cerradaPor" FOREIGN KEY ("cerradaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_tarea" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_tarea_tipoId" ON "expediente"."tarea" ("tipoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_tarea_personaId" ON "expediente"."tarea" ("personaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_tarea_actualizada" ON "expediente"."tarea" ("actualizada");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_tarea_fechaEjecucion" ON "expediente"."tarea" ("fechaEjecucion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_tarea_estado_tipoId_fechaEjecucion" ON "expediente"."tarea" ("estado", "tipoId", "fechaEjecucion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_tarea_usuarioId_estado_fechaEjecucion" ON "expediente"."tarea" ("usuarioId", "estado", "fechaEjecucion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
CREATE INDEX "IX_tarea_planId" ON "expediente"."tarea" ("planId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
ALTER TABLE "cliente"."coincidencia" ADD CONSTRAINT "FK_coincidencia_conyugeId" FOREIGN KEY ("conyugeId") REFERENCES "expediente"."conyuge"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1790000006000, N'Expediente1790000006000', N'a7b10f7c983006975a2ab9be760ebf44d7af4301c402662bb4b59ff0f0454f14', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000')
RAISERROR (N'Expediente1790000006000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Expediente1790000006000' AND "huella" <> N'a7b10f7c983006975a2ab9be760ebf44d7af4301c402662bb4b59ff0f0454f14')
RAISERROR (N'Expediente1790000006000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
