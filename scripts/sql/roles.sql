-- Roles de la base y sus permisos: migracion, aplicacion, reportes, trabajos.
-- Generado por npm run db -- script (api/src/db/script/roles.ts): no se edita.
-- Lo ejecuta un dueño de la base después de las migraciones, y se puede repetir. Después, cada usuario entra en su rol:
--   CREATE LOGIN adjudica_app WITH PASSWORD = N'…'; CREATE USER adjudica_app FOR LOGIN adjudica_app;
--   ALTER ROLE aplicacion ADD MEMBER adjudica_app;
--   sqlcmd -S servidor -d base -b -I -i roles.sql
SET NOCOUNT ON;
GO
IF DB_NAME() IN (N'master', N'model', N'msdb', N'tempdb')
RAISERROR (N'Esta base es del servidor: elija la de la aplicación (sqlcmd -d base). No se cambió nada.', 16, 1);
GO
IF DB_NAME() NOT IN (N'master', N'model', N'msdb', N'tempdb')
BEGIN
  EXEC (N'IF NOT EXISTS (SELECT 1 FROM sys.database_principals WHERE name = N''migracion'') CREATE ROLE migracion;');
  EXEC (N'IF NOT EXISTS (SELECT 1 FROM sys.database_principals WHERE name = N''aplicacion'') CREATE ROLE aplicacion;');
  EXEC (N'IF NOT EXISTS (SELECT 1 FROM sys.database_principals WHERE name = N''reportes'') CREATE ROLE reportes;');
  EXEC (N'IF NOT EXISTS (SELECT 1 FROM sys.database_principals WHERE name = N''trabajos'') CREATE ROLE trabajos;');
END;
GO
IF DB_NAME() NOT IN (N'master', N'model', N'msdb', N'tempdb') AND @@VERSION LIKE N'Microsoft%'
BEGIN
  EXEC (N'ALTER AUTHORIZATION ON SCHEMA::catalogo TO dbo;');
  EXEC (N'ALTER AUTHORIZATION ON SCHEMA::seguridad TO dbo;');
  EXEC (N'ALTER AUTHORIZATION ON SCHEMA::sistema TO dbo;');
  EXEC (N'ALTER AUTHORIZATION ON SCHEMA::cliente TO dbo;');
  EXEC (N'ALTER AUTHORIZATION ON SCHEMA::asamblea TO dbo;');
  EXEC (N'ALTER AUTHORIZATION ON SCHEMA::reporte TO dbo;');
  EXEC (N'ALTER ROLE db_ddladmin ADD MEMBER migracion;');
  EXEC (N'ALTER ROLE db_datareader ADD MEMBER migracion;');
  EXEC (N'ALTER ROLE db_datawriter ADD MEMBER migracion;');
  EXEC (N'GRANT CREATE SCHEMA, VIEW DEFINITION TO migracion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON SCHEMA::catalogo TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON SCHEMA::seguridad TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON SCHEMA::sistema TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON SCHEMA::cliente TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON SCHEMA::asamblea TO aplicacion;');
  EXEC (N'DENY DELETE ON seguridad.auditoria TO aplicacion;');
  EXEC (N'DENY UPDATE ON seguridad.auditoria (instante, usuarioId, usuario, accion, recurso, recursoId, antes, despues, solicitud, huella) TO aplicacion;');
  EXEC (N'DENY DELETE ON seguridad.auditoria_sello TO aplicacion;');
  EXEC (N'DENY UPDATE, DELETE ON seguridad.acceso TO aplicacion;');
  EXEC (N'DENY UPDATE, DELETE ON sistema.archivo TO aplicacion;');
  EXEC (N'DENY UPDATE, DELETE ON sistema.documento_emitido TO aplicacion;');
  EXEC (N'ALTER ROLE db_backupoperator ADD MEMBER trabajos;');
  EXEC (N'GRANT VIEW DEFINITION TO trabajos;');
END;
GO
IF DB_NAME() NOT IN (N'master', N'model', N'msdb', N'tempdb') AND @@VERSION NOT LIKE N'Microsoft%'
BEGIN
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON asamblea."adjudicacion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON asamblea."asamblea" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON asamblea."constancia" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON asamblea."constancia_copia" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON asamblea."participante" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON asamblea."sorteo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."actividad_uafe" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."banco" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."canton" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."ciudad" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."clase_vehiculo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."color_vehiculo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."concesionario" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."departamento" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."dispositivo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."ejecutivo_concesionario" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."feriado" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."formato" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."marca_vehiculo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."modelo_vehiculo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."notario" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."pais" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."parametro_riesgo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."parroquia" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."plazo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."precio_vehiculo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."producto" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."provincia" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."regla_adjudicacion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."representante" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."tarea_accion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."tarea_tipo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON catalogo."tipo_documento" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."asignacion_ejecutivo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."borrador" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."carpeta" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."carpeta_envio" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."carta_salida" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."consulta_buro" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."contrato" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."contrato_bloque" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."contrato_texto" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."conyuge" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."depositario" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."derecho_titular" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."documento" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."documento_decision" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."documento_version" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."evaluacion_riesgo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."evento" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."excepcion_riesgo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."ficha_bien" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."ficha_plan" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."finanzas" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."grupo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."medio_aprobacion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."movimiento" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."orden_de_compra" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."orden_plan" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."pagare" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."pagare_cuota" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."persona" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."persona_token" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."plan" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."plan_titular" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."prenda" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."referencia" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."riesgo_plan" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."solicitud" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."solicitud_de_pago" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON cliente."tarea" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT ON seguridad."acceso" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."acceso_inusual" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT ON seguridad."auditoria" TO aplicacion;');
  EXEC (N'GRANT UPDATE ON seguridad."auditoria" (posicion, cadena) TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE ON seguridad."auditoria_sello" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."clave_servicio" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."codigo_recuperacion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."cuenta_servicio" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."delegacion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."idempotencia" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."identidad_empresa" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."intento_fallido" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."limite" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."lugar_de_ingreso" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."segundo_factor" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."sesion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON seguridad."usuario" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT ON sistema."archivo" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."contador" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT ON sistema."documento_emitido" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."envio_evento" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."importacion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."importacion_error" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."importacion_fila" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."instalacion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."mensaje" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."notificacion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."retencion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."suscripcion" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."vista_guardada" TO aplicacion;');
  EXEC (N'GRANT SELECT, INSERT, UPDATE, DELETE ON sistema."vista_inicial" TO aplicacion;');
END;
GO
IF DB_NAME() NOT IN (N'master', N'model', N'msdb', N'tempdb')
BEGIN
  EXEC (N'GRANT SELECT ON dbo.migracion TO aplicacion;');
  EXEC (N'GRANT SELECT ON SCHEMA::reporte TO reportes;');
  EXEC (N'GRANT SELECT ON seguridad.auditoria TO trabajos;');
  EXEC (N'GRANT SELECT ON seguridad.auditoria_sello TO trabajos;');
  EXEC (N'GRANT SELECT ON sistema.archivo TO trabajos;');
  EXEC (N'GRANT SELECT ON sistema.documento_emitido TO trabajos;');
  EXEC (N'GRANT SELECT ON sistema.instalacion TO trabajos;');
  EXEC (N'GRANT SELECT ON catalogo.producto TO trabajos;');
  EXEC (N'GRANT SELECT ON catalogo.departamento TO trabajos;');
  EXEC (N'GRANT SELECT ON catalogo.tarea_tipo TO trabajos;');
  EXEC (N'GRANT SELECT ON catalogo.tipo_documento TO trabajos;');
  EXEC (N'GRANT SELECT ON catalogo.formato TO trabajos;');
  EXEC (N'GRANT SELECT ON dbo.migracion TO trabajos;');
  EXEC (N'GRANT SELECT ON asamblea.adjudicacion (id, planId, personaId, asambleaId, viaIngreso, valorCuota, estado, retiradoEn) TO trabajos;');
  EXEC (N'GRANT SELECT ON asamblea.asamblea (id, estado) TO trabajos;');
  EXEC (N'GRANT SELECT ON asamblea.participante (asambleaId, planId, personaId, valorCuota) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.carpeta_envio (carpetaId, resultado, tipoGarantia, comentario, resueltaEn) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.carta_salida (id, planId, estado, fechaEntrega, motivoRechazo) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.contrato (id, planId, estado, motivo) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.contrato_bloque (id, contratoId, bloque, numero) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.contrato_texto (bloqueId, numero, texto) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.documento (id, archivoId, versionArchivo, estado) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.medio_aprobacion (id, estado, enviadoEn, valor, total, diferencia, pagoAnticipado, prima, valorDispositivo) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.orden_de_compra (id, estado, motivo, pagoConcesionario, valorVehiculo, valorPlan, valorComision, diferenciaPrecio, cedula, marca, modelo, anio, motor, chasis, placa, nombreConcesionario, rucConcesionario) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.pagare (id, estado, monto, plazo, fechaInicial, emision, motivo) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente."plan" (id, idCodigo) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.prenda (id, pagareId) TO trabajos;');
  EXEC (N'GRANT SELECT ON cliente.solicitud_de_pago (id, ordenId, estado, valor, motivo) TO trabajos;');
  EXEC (N'GRANT SELECT ON seguridad.usuario (id, usuario, role, activo) TO trabajos;');
  EXEC (N'GRANT SELECT ON sistema.contador (serie, valor) TO trabajos;');
END;
GO
