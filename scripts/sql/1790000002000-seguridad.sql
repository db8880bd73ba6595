-- Seguridad1790000002000
-- Huella: 99f0a610f4dc064f5e2213400744dec93ca81307a9930b22b6e8bca3787bea19
-- Generado por npm run db -- script: no se edita; un cambio es una migración nueva.
-- Se puede repetir: aplicada una vez, no hace nada. Todo o nada: un error deshace la migración entera.
--   sqlcmd -S servidor -d base -b -I -i 1790000002000-seguridad.sql
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
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000') AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
RAISERROR (N'Falta Catalogo1790000001000: aplique antes 1790000001000-catalogo.sql. No se cambió nada.', 16, 1);
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000') AND EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Catalogo1790000001000')
BEGIN
  CREATE TABLE #inicio ("desde" datetime2(3) NOT NULL);
  INSERT INTO #inicio ("desde") VALUES (SYSUTCDATETIME());
  BEGIN TRANSACTION;
END;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
EXEC (N'CREATE SCHEMA "seguridad"');
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."acceso" (
  "id" bigint NOT NULL IDENTITY(1,1),
  "instante" datetime2(3) NOT NULL,
  "usuarioId" int NOT NULL,
  "operacion" varchar(80) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "recurso" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "recursoId" varchar(60) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "solicitud" varchar(40) COLLATE Latin1_General_100_BIN2,
  CONSTRAINT "PK_acceso" PRIMARY KEY NONCLUSTERED ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE CLUSTERED INDEX "IX_acceso_instante" ON "seguridad"."acceso" ("instante") WITH (DATA_COMPRESSION = PAGE);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_acceso_usuarioId_instante" ON "seguridad"."acceso" ("usuarioId", "instante");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_acceso_recurso_recursoId" ON "seguridad"."acceso" ("recurso", "recursoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."usuario" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuario" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "nombre" nvarchar(80) NOT NULL,
  "apellido" nvarchar(80) NOT NULL,
  "correo" nvarchar(254),
  "telefono" varchar(15) COLLATE Latin1_General_100_BIN2,
  "role" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "idDepartamento" varchar(3) COLLATE Latin1_General_100_BIN2,
  "claveHash" varchar(200) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "activo" bit NOT NULL,
  "debeCambiarContrasena" bit NOT NULL,
  "creadoEn" datetime2(3) NOT NULL,
  "actualizadoEn" datetime2(3) NOT NULL,
  "version" int NOT NULL,
  CONSTRAINT "UQ_usuario_usuario" UNIQUE ("usuario"),
  CONSTRAINT "CK_usuario_role" CHECK ("role" IN ('Asistente Asamblea', 'Director Asamblea', 'Comercial', 'Servicio al cliente', 'RSA', 'Cobranzas', 'Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones', 'Gerente General', 'Gerente Financiero', 'Riesgo', 'Legal', 'Asistente Legal', 'Administrador del sistema')),
  CONSTRAINT "FK_usuario_idDepartamento" FOREIGN KEY ("idDepartamento") REFERENCES "catalogo"."departamento" ("codigo"),
  CONSTRAINT "PK_usuario" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."acceso_inusual" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "tipo" varchar(20) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "fecha" date NOT NULL,
  "ventana" varchar(10) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "limite" int NOT NULL,
  "cantidad" int NOT NULL,
  "rechazadas" int NOT NULL,
  "primera" datetime2(3) NOT NULL,
  "ultima" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_acceso_inusual_usuarioId_tipo_fecha" UNIQUE ("usuarioId", "tipo", "fecha"),
  CONSTRAINT "CK_acceso_inusual_tipo" CHECK ("tipo" IN ('busqueda', 'cliente', 'documento', 'exportacion')),
  CONSTRAINT "CK_acceso_inusual_ventana" CHECK ("ventana" IN ('hora', 'dia')),
  CONSTRAINT "FK_acceso_inusual_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_acceso_inusual" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."auditoria" (
  "id" bigint NOT NULL IDENTITY(1,1),
  "instante" datetime2(3) NOT NULL,
  "usuarioId" int,
  "usuario" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "accion" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "recurso" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "recursoId" varchar(60) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "antes" nvarchar(MAX),
  "despues" nvarchar(MAX),
  "solicitud" varchar(40) COLLATE Latin1_General_100_BIN2,
  "huella" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "posicion" int,
  "cadena" varchar(64) COLLATE Latin1_General_100_BIN2,
  CONSTRAINT "PK_auditoria" PRIMARY KEY NONCLUSTERED ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_auditoria_recursoId" ON "seguridad"."auditoria" ("recursoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_auditoria_accion" ON "seguridad"."auditoria" ("accion");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_auditoria_usuario" ON "seguridad"."auditoria" ("usuario");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE CLUSTERED INDEX "IX_auditoria_instante" ON "seguridad"."auditoria" ("instante") WITH (DATA_COMPRESSION = PAGE);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_auditoria_recurso_instante_recursoId" ON "seguridad"."auditoria" ("recurso", "instante", "recursoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_auditoria_recurso_recursoId" ON "seguridad"."auditoria" ("recurso", "recursoId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_auditoria_id_instante" ON "seguridad"."auditoria" ("id", "instante") WHERE "posicion" IS NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE UNIQUE INDEX "IX_auditoria_posicion" ON "seguridad"."auditoria" ("posicion") WHERE "posicion" IS NOT NULL;
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."auditoria_sello" (
  "epoca" int NOT NULL,
  "huellaClave" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "abiertaEn" datetime2(3) NOT NULL,
  "despuesDe" int NOT NULL,
  "posicion" int NOT NULL,
  "cadena" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "final" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "secreto" nvarchar(MAX),
  "registro" varchar(64) COLLATE Latin1_General_100_BIN2,
  "ancladaEl" date,
  CONSTRAINT "PK_auditoria_sello" PRIMARY KEY ("epoca")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."ausencia" (
  "id" int NOT NULL IDENTITY(1,1),
  "ausente" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "reemplazo" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "desde" date NOT NULL,
  "hasta" date NOT NULL,
  "motivo" nvarchar(300) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_ausencia_ausente_reemplazo_desde" UNIQUE ("ausente", "reemplazo", "desde"),
  CONSTRAINT "FK_ausencia_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_ausencia" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_ausencia_reemplazo_hasta" ON "seguridad"."ausencia" ("reemplazo", "hasta");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."cuenta_servicio" (
  "id" int NOT NULL,
  "alcances" nvarchar(MAX) NOT NULL,
  "direcciones" nvarchar(MAX) NOT NULL,
  "activa" bit NOT NULL,
  CONSTRAINT "CK_cuenta_servicio_alcances" CHECK (ISJSON("alcances") = 1),
  CONSTRAINT "CK_cuenta_servicio_direcciones" CHECK (ISJSON("direcciones") = 1),
  CONSTRAINT "FK_cuenta_servicio_id" FOREIGN KEY ("id") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_cuenta_servicio" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."clave_servicio" (
  "id" int NOT NULL IDENTITY(1,1),
  "cuentaId" int NOT NULL,
  "publico" varchar(12) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "huella" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "creadaEn" datetime2(3) NOT NULL,
  "vence" datetime2(3) NOT NULL,
  "revocadaEn" datetime2(3),
  "ultimoUso" datetime2(3),
  "ultimaDireccion" varchar(45) COLLATE Latin1_General_100_BIN2,
  CONSTRAINT "UQ_clave_servicio_publico" UNIQUE ("publico"),
  CONSTRAINT "FK_clave_servicio_cuentaId" FOREIGN KEY ("cuentaId") REFERENCES "seguridad"."cuenta_servicio" ("id"),
  CONSTRAINT "PK_clave_servicio" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_clave_servicio_cuentaId" ON "seguridad"."clave_servicio" ("cuentaId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."codigo_recuperacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "huella" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "usadoEn" datetime2(3),
  CONSTRAINT "UQ_codigo_recuperacion_usuarioId_huella" UNIQUE ("usuarioId", "huella"),
  CONSTRAINT "FK_codigo_recuperacion_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_codigo_recuperacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."delegacion" (
  "id" int NOT NULL IDENTITY(1,1),
  "titular" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "delegado" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "desde" date NOT NULL,
  "hasta" date NOT NULL,
  "motivo" nvarchar(300) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_delegacion_titular_delegado_desde" UNIQUE ("titular", "delegado", "desde"),
  CONSTRAINT "FK_delegacion_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_delegacion" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."idempotencia" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "clave" varchar(100) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "ruta" varchar(200) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "huellaCuerpo" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "respuestaEstado" int,
  "respuesta" nvarchar(MAX),
  "creadaEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_idempotencia_usuarioId_clave" UNIQUE ("usuarioId", "clave"),
  CONSTRAINT "PK_idempotencia" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_idempotencia_creadaEn" ON "seguridad"."idempotencia" ("creadaEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."identidad_empresa" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "emisor" varchar(300) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "sujeto" varchar(255) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "creadaEn" datetime2(3) NOT NULL,
  CONSTRAINT "UQ_identidad_empresa_emisor_sujeto" UNIQUE ("emisor", "sujeto"),
  CONSTRAINT "UQ_identidad_empresa_usuarioId" UNIQUE ("usuarioId"),
  CONSTRAINT "FK_identidad_empresa_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_identidad_empresa" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."intento_fallido" (
  "id" int NOT NULL IDENTITY(1,1),
  "clave" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "proceso" varchar(36) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "instante" datetime2(3) NOT NULL,
  CONSTRAINT "PK_intento_fallido" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_intento_fallido_clave_instante" ON "seguridad"."intento_fallido" ("clave", "instante");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."limite" (
  "id" int NOT NULL IDENTITY(1,1),
  "rol" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "usuario" varchar(40) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "monto" decimal(14,2) NOT NULL,
  "guardadaEn" datetime2(3) NOT NULL,
  "guardadaPor" int,
  "version" int NOT NULL,
  CONSTRAINT "UQ_limite_rol_usuario" UNIQUE ("rol", "usuario"),
  CONSTRAINT "CK_limite_rol" CHECK ("rol" IN ('Riesgo')),
  CONSTRAINT "CK_limite_monto" CHECK ("monto" >= 0),
  CONSTRAINT "FK_limite_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_limite" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."lugar_de_ingreso" (
  "clave" varchar(64) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "ultimo" datetime2(3) NOT NULL,
  CONSTRAINT "PK_lugar_de_ingreso" PRIMARY KEY ("clave")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_lugar_de_ingreso_ultimo" ON "seguridad"."lugar_de_ingreso" ("ultimo");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."segundo_factor" (
  "id" int NOT NULL IDENTITY(1,1),
  "usuarioId" int NOT NULL,
  "secreto" nvarchar(MAX) NOT NULL,
  "creadoEn" datetime2(3) NOT NULL,
  "confirmadoEn" datetime2(3),
  "ultimoPaso" int,
  CONSTRAINT "UQ_segundo_factor_usuarioId" UNIQUE ("usuarioId"),
  CONSTRAINT "FK_segundo_factor_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_segundo_factor" PRIMARY KEY ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE TABLE "seguridad"."sesion" (
  "id" varchar(36) COLLATE Latin1_General_100_BIN2 NOT NULL,
  "usuarioId" int NOT NULL,
  "creadaEn" datetime2(3) NOT NULL,
  "ultimaActividad" datetime2(3) NOT NULL,
  "expiraEn" datetime2(3) NOT NULL,
  "revocadaEn" datetime2(3),
  "segundoFactorEn" datetime2(3),
  CONSTRAINT "FK_sesion_usuarioId" FOREIGN KEY ("usuarioId") REFERENCES "seguridad"."usuario" ("id"),
  CONSTRAINT "PK_sesion" PRIMARY KEY NONCLUSTERED ("id")
);
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE CLUSTERED INDEX "IX_sesion_expiraEn" ON "seguridad"."sesion" ("expiraEn");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
CREATE INDEX "IX_sesion_usuarioId" ON "seguridad"."sesion" ("usuarioId");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
ALTER TABLE "catalogo"."concesionario" ADD CONSTRAINT "FK_concesionario_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
ALTER TABLE "catalogo"."ejecutivo_concesionario" ADD CONSTRAINT "FK_ejecutivo_concesionario_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
ALTER TABLE "catalogo"."dispositivo" ADD CONSTRAINT "FK_dispositivo_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
ALTER TABLE "catalogo"."formato_reporte" ADD CONSTRAINT "FK_formato_reporte_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
ALTER TABLE "catalogo"."formato" ADD CONSTRAINT "FK_formato_creadoPor" FOREIGN KEY ("creadoPor") REFERENCES "seguridad"."usuario"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
ALTER TABLE "catalogo"."formato" ADD CONSTRAINT "FK_formato_escritoPor" FOREIGN KEY ("escritoPor") REFERENCES "seguridad"."usuario"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
ALTER TABLE "catalogo"."formato" ADD CONSTRAINT "FK_formato_decididoPor" FOREIGN KEY ("decididoPor") REFERENCES "seguridad"."usuario"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
ALTER TABLE "catalogo"."plazo" ADD CONSTRAINT "FK_plazo_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
ALTER TABLE "catalogo"."regla_adjudicacion" ADD CONSTRAINT "FK_regla_adjudicacion_guardadaPor" FOREIGN KEY ("guardadaPor") REFERENCES "seguridad"."usuario"("id");
GO
IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
BEGIN
  INSERT INTO "dbo"."migracion" ("timestamp", "name", "huella", "aplicadaPor", "aplicadaEn", "duracionMs")
  SELECT 1790000002000, N'Seguridad1790000002000', N'99f0a610f4dc064f5e2213400744dec93ca81307a9930b22b6e8bca3787bea19', SUSER_SNAME(), SYSUTCDATETIME(), DATEDIFF(millisecond, "desde", SYSUTCDATETIME())
  FROM #inicio;
  COMMIT TRANSACTION;
END;
GO
IF XACT_STATE() <> 0
ROLLBACK TRANSACTION;
GO
IF NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000')
RAISERROR (N'Seguridad1790000002000 no se aplicó: vea el primer error de esta ejecución.', 16, 1);
GO
IF EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N'Seguridad1790000002000' AND "huella" <> N'99f0a610f4dc064f5e2213400744dec93ca81307a9930b22b6e8bca3787bea19')
RAISERROR (N'Seguridad1790000002000 se aplicó con otras sentencias que las de este archivo.', 16, 1);
GO
