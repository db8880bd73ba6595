-- Qué mirar en el servidor. Cada consulta nombra lo que enseña; las que dicen «debe estar vacía» piden que alguien mire cuando no lo está.
-- La cuenta es la del rol vigilancia (scripts/sql/roles.sql). Un administrador le da además, una vez, lo que no es de una sola base:
--   USE master; GRANT VIEW SERVER STATE TO [adjudica_vigila];
--   USE msdb; CREATE USER [adjudica_vigila] FOR LOGIN [adjudica_vigila]; ALTER ROLE SQLAgentReaderRole ADD MEMBER [adjudica_vigila];
--   GRANT SELECT ON dbo.backupset TO [adjudica_vigila]; GRANT SELECT ON dbo.suspect_pages TO [adjudica_vigila]; GRANT SELECT ON dbo.sysjobs TO [adjudica_vigila];
--   GRANT SELECT ON dbo.sysjobhistory TO [adjudica_vigila];
--   sqlcmd -S servidor -d adjudica -b -I -i 2-vigilancia.sql
SET NOCOUNT ON;
SET TRANSACTION ISOLATION LEVEL READ UNCOMMITTED;
GO
-- Edad de las copias. Se mira cuando la del registro pasa de 15 minutos, la diferencial de 26 horas o la completa de 8 días.
SELECT N'copias' AS consulta, c.clase, MAX(b.backup_finish_date) AS ultima, DATEDIFF(minute, MAX(b.backup_finish_date), GETDATE()) AS minutos
FROM (VALUES ('D', N'completa'), ('I', N'diferencial'), ('L', N'registro')) AS c (tipo, clase)
LEFT JOIN msdb.dbo.backupset AS b ON b.type COLLATE DATABASE_DEFAULT = c.tipo AND b.database_name COLLATE DATABASE_DEFAULT = DB_NAME() AND b.is_copy_only = 0
GROUP BY c.clase;
GO
-- Último CHECKDB sin faltas: no más de 8 días.
SELECT N'CHECKDB' AS consulta, DATABASEPROPERTYEX(DB_NAME(), 'LastGoodCheckDbTime') AS ultimo;
GO
-- Páginas dañadas: debe estar vacía.
SELECT N'páginas dañadas' AS consulta, file_id, page_id, event_type, error_count, last_update_date FROM msdb.dbo.suspect_pages WHERE database_id = DB_ID();
GO
-- Trabajos que fallaron en tres días: debe estar vacía.
SELECT N'trabajos fallidos' AS consulta, j.name AS trabajo, msdb.dbo.agent_datetime(h.run_date, h.run_time) AS cuando, h.message AS mensaje
FROM msdb.dbo.sysjobhistory AS h INNER JOIN msdb.dbo.sysjobs AS j ON j.job_id = h.job_id
WHERE h.run_status = 0 AND h.step_id > 0 AND j.name COLLATE DATABASE_DEFAULT LIKE DB_NAME() + N':%' AND msdb.dbo.agent_datetime(h.run_date, h.run_time) > DATEADD(day, -3, GETDATE())
ORDER BY cuando DESC;
GO
-- Registro: cuánto ocupa, y qué impide que se reutilice (LOG_BACKUP mucho rato: nadie lo copia; ACTIVE_TRANSACTION: vea las largas).
SELECT N'registro' AS consulta, d.log_reuse_wait_desc AS espera, CAST(l.total_log_size_in_bytes / 1048576.0 AS decimal(12, 1)) AS totalMB,
  CAST(l.used_log_space_in_percent AS decimal(5, 1)) AS usado
FROM sys.dm_db_log_space_usage AS l INNER JOIN sys.databases AS d ON d.database_id = l.database_id;
GO
-- Archivos: tamaño y espacio libre.
SELECT N'archivos' AS consulta, name AS archivo, type_desc AS clase, size / 128 AS MB, (size - CAST(FILEPROPERTY(name, 'SpaceUsed') AS int)) / 128 AS libreMB, growth, max_size
FROM sys.database_files;
GO
-- Quién espera a quién: debe estar vacía.
SELECT N'bloqueos' AS consulta, r.session_id AS espera, r.blocking_session_id AS a, r.wait_type, r.wait_time AS ms, r.wait_resource, s.program_name AS programa, t.text AS sentencia
FROM sys.dm_exec_requests AS r INNER JOIN sys.dm_exec_sessions AS s ON s.session_id = r.session_id
OUTER APPLY sys.dm_exec_sql_text(r.sql_handle) AS t
WHERE r.blocking_session_id <> 0 AND r.database_id = DB_ID()
ORDER BY r.wait_time DESC;
GO
-- Transacciones de más de un minuto: importaciones y el cambio de la clave de los datos duran; otras no.
SELECT N'transacciones largas' AS consulta, st.session_id, a.transaction_begin_time AS desde, DATEDIFF(second, a.transaction_begin_time, GETDATE()) AS segundos,
  s.program_name AS programa, s.login_name AS cuenta, s.status, t.text AS ultima
FROM sys.dm_tran_session_transactions AS st
INNER JOIN sys.dm_tran_active_transactions AS a ON a.transaction_id = st.transaction_id
INNER JOIN sys.dm_exec_sessions AS s ON s.session_id = st.session_id
INNER JOIN sys.dm_exec_connections AS c ON c.session_id = st.session_id
OUTER APPLY sys.dm_exec_sql_text(c.most_recent_sql_handle) AS t
WHERE a.transaction_begin_time < DATEADD(minute, -1, GETDATE()) AND s.database_id = DB_ID()
ORDER BY segundos DESC;
GO
-- Versiones de filas: las que guarda la base (recuperación acelerada) y, sin ella, tempdb.
SELECT N'versiones' AS consulta, CAST(persistent_version_store_size_kb / 1024.0 AS decimal(12, 1)) AS enLaBaseMB, oldest_active_transaction_id AS masAntigua
FROM sys.dm_tran_persistent_version_store_stats WHERE database_id = DB_ID();
SELECT N'versiones' AS consulta, CAST(reserved_space_kb / 1024.0 AS decimal(12, 1)) AS enTempdbMB FROM sys.dm_tran_version_store_space_usage WHERE database_id = DB_ID();
GO
-- Reglas apagadas o sin comprobar: debe estar vacía (npm run db -- status dice lo mismo, y qué hacer).
SELECT N'reglas' AS consulta, s.name + N'.' + t.name AS tabla, x.name AS nombre, x.is_disabled AS apagada, x.is_not_trusted AS sinComprobar
FROM (SELECT parent_object_id, name, is_disabled, is_not_trusted FROM sys.foreign_keys UNION ALL
      SELECT parent_object_id, name, is_disabled, is_not_trusted FROM sys.check_constraints) AS x
INNER JOIN sys.tables AS t ON t.object_id = x.parent_object_id INNER JOIN sys.schemas AS s ON s.schema_id = t.schema_id
WHERE x.is_disabled = 1 OR x.is_not_trusted = 1;
GO
-- Índices que nadie leyó desde que arrancó el servidor y que cada escritura mantiene. Antes de quitar uno: un mes con su cierre.
SELECT N'índices sin uso' AS consulta, s.name + N'.' + t.name AS tabla, i.name AS indice, ISNULL(u.user_updates, 0) AS escrituras, (SELECT sqlserver_start_time FROM sys.dm_os_sys_info) AS desde
FROM sys.indexes AS i INNER JOIN sys.tables AS t ON t.object_id = i.object_id INNER JOIN sys.schemas AS s ON s.schema_id = t.schema_id
LEFT JOIN sys.dm_db_index_usage_stats AS u ON u.object_id = i.object_id AND u.index_id = i.index_id AND u.database_id = DB_ID()
WHERE i.index_id > 1 AND i.is_unique = 0 AND ISNULL(u.user_seeks, 0) + ISNULL(u.user_scans, 0) + ISNULL(u.user_lookups, 0) = 0
ORDER BY escrituras DESC;
GO
-- Lo que más tiempo llevó en un día, según el almacén de consultas; varios planes de una misma consulta, uno peor que otro.
SELECT TOP (20) N'consultas' AS consulta, q.query_id, COUNT(DISTINCT p.plan_id) AS planes, SUM(r.count_executions) AS veces,
  CAST(SUM(r.avg_duration * r.count_executions) / 1000.0 AS decimal(18, 1)) AS ms, CAST(MAX(r.max_duration) / 1000.0 AS decimal(18, 1)) AS peorMs, LEFT(MAX(x.query_sql_text), 200) AS sentencia
FROM sys.query_store_runtime_stats AS r
INNER JOIN sys.query_store_plan AS p ON p.plan_id = r.plan_id
INNER JOIN sys.query_store_query AS q ON q.query_id = p.query_id
INNER JOIN sys.query_store_query_text AS x ON x.query_text_id = q.query_text_id
WHERE r.last_execution_time > DATEADD(day, -1, SYSUTCDATETIME())
GROUP BY q.query_id
ORDER BY ms DESC;
GO
-- Grupo de disponibilidad: réplicas que se quedan atrás.
SELECT N'réplicas' AS consulta, r.replica_server_name AS replica, d.synchronization_state_desc AS estado, d.log_send_queue_size AS porEnviarKB, d.redo_queue_size AS porRehacerKB
FROM sys.dm_hadr_database_replica_states AS d INNER JOIN sys.availability_replicas AS r ON r.replica_id = d.replica_id
WHERE d.database_id = DB_ID();
GO
