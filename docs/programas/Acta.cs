using System;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;
using Adjudica;
using Newtonsoft.Json;

public static class Acta
{
    static readonly string Base = Environment.GetEnvironmentVariable("BASE") ?? "http://localhost:3000/api/v1";

    static AdjudicaClient ClientOf(string token = null)
    {
        var http = new HttpClient();
        if (token != null) http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", token);
        return new AdjudicaClient(http) { BaseUrl = Base };
    }

    static string NewKey() => Guid.NewGuid().ToString();

    public static int Main()
    {
        try
        {
            Run().GetAwaiter().GetResult();
            return 0;
        }
        catch (ApiException<Problema> refused)
        {
            Console.Error.WriteLine($"{refused.StatusCode} {refused.Result.Code}: {refused.Result.Title}");
            return 1;
        }
    }

    static async Task Run()
    {
        // the administrator makes an account with five scopes, and a key of it for 30 days
        var session = await ClientOf().Sesion_iniciarAsync(new Credenciales { Name = "admin", Pass = "adjudica" });
        var admin = ClientOf(session.Access_token);
        var account = await admin.CuentaServicio_crearAsync(new CuentaDeServicioNueva
        {
            Usuario = "actas-cs",
            Nombre = "Sistema de actas",
            Role = CuentaDeServicioNuevaRole.Asistente_Asamblea,
            Direcciones = new string[0],
            Alcances = new[] { "asamblea:leer", "participante:leer", "participante:marcar", "acta:generar", "acta:leer" },
        }, NewKey());
        var key = await admin.CuentaServicio_generarClaveAsync(account.Id,
            new ClaveDeServicioNueva { Dias = 30, HorasDeTraslape = 0, Version = account.Version }, idempotency_Key: NewKey());
        var client = ClientOf(key.ClaveSecreta);

        // the first open assembly, and somebody who takes part in it
        var open = await client.Asamblea_listAsync(range: "[0,0]", filter: JsonConvert.SerializeObject(new { estado = "Abierta" }));
        var id = open.First().Id;
        var members = await client.Participante_listAsync(range: "[0,0]",
            filter: JsonConvert.SerializeObject(new { asamblea = id, estado = "participa" }));
        var member = members.First();

        // drawn, then the minutes
        await client.Participante_actualizarAsync(member.Id,
            new ParticipanteCambio { AdjudicadoPor = ParticipanteCambioAdjudicadoPor.Sorteo, Version = member.Version }, idempotency_Key: NewKey());
        var assembly = await client.Asamblea_getAsync(id);
        await client.Acta_generarAsync(id,
            new ActaPorGenerar { VersionParticipantes = assembly.VersionParticipantes, ConfirmaFechaFutura = true }, NewKey());
        using (var acta = await client.Acta_archivoAsync(id))
        using (var file = File.Create("acta.pdf"))
            await acta.Stream.CopyToAsync(file);
    }
}
