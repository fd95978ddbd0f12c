{{- /* Pods of the release. From: root, components. */}}
{{- define "reelmill.peers" -}}
{{- range .components }}
- podSelector:
    matchLabels:
      {{- include "reelmill.selector" $.root | nindent 6 }}
      app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{- /* Everything but the metadata of clouds: for servers of the operator's, wherever they are. */}}
{{- define "reelmill.anywhere" -}}
- ipBlock: { cidr: 0.0.0.0/0, except: [169.254.0.0/16, 168.63.129.16/32, 100.100.100.200/32] }
- ipBlock: { cidr: "::/0", except: ["fe80::/10", "fd00:ec2::254/128"] }
{{- end }}

{{- /* The public internet alone. */}}
{{- define "reelmill.outside" -}}
- ipBlock:
    cidr: 0.0.0.0/0
    except: [0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 168.63.129.16/32, 169.254.0.0/16, 172.16.0.0/12, 192.0.0.0/24, 192.168.0.0/16, 198.18.0.0/15]
- ipBlock: { cidr: "2000::/3", except: ["2002::/16"] }
{{- end }}

{{- define "reelmill.dnsEgress" -}}
- to: [{ namespaceSelector: {} }]
  ports: [{ protocol: UDP, port: 53 }, { protocol: TCP, port: 53 }]
{{- end }}

{{- define "reelmill.databaseEgress" -}}
- to:
    {{- if .Values.cloudnativepg.enabled }}
    - podSelector: { matchLabels: { cnpg.io/cluster: {{ include "reelmill.fullname" . }}-db } }
    {{- else }}
    {{- include "reelmill.anywhere" . | nindent 4 }}
    {{- end }}
  ports: [{ protocol: TCP, port: {{ include "reelmill.databasePort" . }} }]
{{- end }}

{{- define "reelmill.kafkaEgress" -}}
- to:
    {{- if .Values.strimzi.enabled }}
    - podSelector: { matchLabels: { strimzi.io/cluster: {{ include "reelmill.fullname" . }}-kafka } }
    {{- else }}
    {{- include "reelmill.anywhere" . | nindent 4 }}
    {{- end }}
  ports: [{ protocol: TCP, port: {{ ternary 9092 .Values.kafka.port .Values.strimzi.enabled }} }]
{{- end }}

{{- define "reelmill.inClusterEgress" -}}
{{ include "reelmill.dnsEgress" . }}
- to:
    {{- range .Values.networkPolicy.clusterCidrs }}
    - ipBlock: { cidr: {{ . }} }
    {{- end }}
{{- end }}
