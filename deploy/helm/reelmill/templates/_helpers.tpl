{{- define "reelmill.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- $name := default .Chart.Name .Values.nameOverride -}}
{{- if contains $name .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name $name | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* Labels that choose the pods of a release. */}}
{{- define "reelmill.selector" -}}
app.kubernetes.io/name: {{ default .Chart.Name .Values.nameOverride | trunc 40 | trimSuffix "-" }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "reelmill.labels" -}}
{{ include "reelmill.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- end -}}

{{/* Image of a service, from (root, service). */}}
{{- define "reelmill.image" -}}
{{- printf "%s/%s:%s" .root.Values.image.registry .service (default .root.Chart.AppVersion .root.Values.image.tag) -}}
{{- end -}}

{{- define "reelmill.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
{{- end -}}

{{/* From (root, component). */}}
{{- define "reelmill.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
seccompProfile:
{{- if and (eq .component "worker") .root.Values.worker.seccompLocalhostProfile }}
  type: Localhost
  localhostProfile: {{ .root.Values.worker.seccompLocalhostProfile }}
{{- else }}
  type: RuntimeDefault
{{- end }}
{{- end -}}

{{- define "reelmill.databaseHost" -}}
{{- if .Values.cloudnativepg.enabled -}}
{{ include "reelmill.fullname" . }}-db-rw
{{- else -}}
{{ required "database.host is required unless cloudnativepg.enabled" .Values.database.host }}
{{- end -}}
{{- end -}}

{{- define "reelmill.databaseSecret" -}}
{{- if .Values.cloudnativepg.enabled -}}{{ include "reelmill.fullname" . }}-db-app{{- else -}}{{ .Values.database.secretName }}{{- end -}}
{{- end -}}

{{- define "reelmill.databasePort" -}}
{{- if .Values.cloudnativepg.enabled -}}5432{{- else -}}{{ .Values.database.port }}{{- end -}}
{{- end -}}

{{- define "reelmill.databaseUsernameKey" -}}
{{- if .Values.cloudnativepg.enabled -}}username{{- else -}}{{ .Values.database.usernameKey }}{{- end -}}
{{- end -}}

{{- define "reelmill.databasePasswordKey" -}}
{{- if .Values.cloudnativepg.enabled -}}password{{- else -}}{{ .Values.database.passwordKey }}{{- end -}}
{{- end -}}

{{- define "reelmill.databaseName" -}}
{{- if .Values.cloudnativepg.enabled -}}reelmill{{- else -}}{{ .Values.database.name }}{{- end -}}
{{- end -}}

{{- define "reelmill.sslMode" -}}
{{- if .Values.cloudnativepg.enabled -}}require{{- else -}}{{ .Values.database.sslMode }}{{- end -}}
{{- end -}}

{{- define "reelmill.kafkaServers" -}}
{{- if .Values.strimzi.enabled -}}
{{ include "reelmill.fullname" . }}-kafka-kafka-bootstrap:9092
{{- else -}}
{{ required "kafka.bootstrapServers is required unless strimzi.enabled" .Values.kafka.bootstrapServers }}
{{- end -}}
{{- end -}}

{{- define "reelmill.databaseEnv" -}}
- name: QUARKUS_DATASOURCE_JDBC_URL
  value: {{ printf "jdbc:postgresql://%s:%s/%s?sslmode=%s" (include "reelmill.databaseHost" .) (include "reelmill.databasePort" .) (include "reelmill.databaseName" .) (include "reelmill.sslMode" .) | quote }}
- name: QUARKUS_DATASOURCE_USERNAME
  valueFrom: { secretKeyRef: { name: {{ include "reelmill.databaseSecret" . }}, key: {{ include "reelmill.databaseUsernameKey" . }} } }
- name: QUARKUS_DATASOURCE_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ include "reelmill.databaseSecret" . }}, key: {{ include "reelmill.databasePasswordKey" . }} } }
{{- end -}}

{{- define "reelmill.kafkaEnv" -}}
- name: KAFKA_BOOTSTRAP_SERVERS
  value: {{ include "reelmill.kafkaServers" . | quote }}
{{- if eq (include "reelmill.kafkaIsSecured" .) "true" }}
{{- with .Values.kafka.security }}
- name: KAFKA_SECURITY_PROTOCOL
  value: {{ .protocol }}
{{- if hasPrefix "SASL" .protocol }}
- name: KAFKA_USERNAME
  valueFrom: { secretKeyRef: { name: {{ required "kafka.security.secretName is required with SASL" .secretName }}, key: {{ .usernameKey }} } }
- name: KAFKA_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ .secretName }}, key: {{ .passwordKey }} } }
- name: KAFKA_SASL_MECHANISM
  value: {{ .mechanism }}
- name: KAFKA_SASL_JAAS_CONFIG
  value: {{ printf "org.apache.kafka.common.security.%s required username=\"$(KAFKA_USERNAME)\" password=\"$(KAFKA_PASSWORD)\";" (ternary "plain.PlainLoginModule" "scram.ScramLoginModule" (eq .mechanism "PLAIN")) | squote }}
{{- end }}
{{- if .caSecretName }}
- name: KAFKA_SSL_TRUSTSTORE_TYPE
  value: PEM
- name: KAFKA_SSL_TRUSTSTORE_LOCATION
  value: {{ printf "/etc/kafka-ca/%s" .caKey | quote }}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}

{{/* Strimzi's own listener inside the namespace is plain. */}}
{{- define "reelmill.kafkaIsSecured" -}}
{{- and (not .Values.strimzi.enabled) (ne .Values.kafka.security.protocol "PLAINTEXT") -}}
{{- end -}}

{{- define "reelmill.hasKafkaAuthority" -}}
{{- and (eq (include "reelmill.kafkaIsSecured" .) "true") (ne .Values.kafka.security.caSecretName "") -}}
{{- end -}}

{{/* A variable from the Secret, from (root, name, key[, optional]). */}}
{{- define "reelmill.secretEnv" -}}
- name: {{ .name }}
  valueFrom: { secretKeyRef: { name: {{ .root.Values.secretName }}, key: {{ .key }}{{ if .optional }}, optional: true{{ end }} } }
{{- end -}}

{{- define "reelmill.storageEnv" -}}
{{- if eq .Values.storage.kind "s3" -}}
{{- with .Values.storage.s3 }}
{{- if .endpoint }}
- name: REELMILL_MEDIA_S3_ENDPOINT
  value: {{ .endpoint | quote }}
{{- end }}
- name: REELMILL_MEDIA_S3_BUCKET
  value: {{ required "storage.s3.bucket is required" .bucket | quote }}
- name: REELMILL_MEDIA_S3_REGION
  value: {{ .region | quote }}
- name: REELMILL_MEDIA_S3_PATH_STYLE
  value: {{ .pathStyle | quote }}
{{- if .encryption }}
- name: REELMILL_MEDIA_S3_ENCRYPTION
  value: {{ .encryption | quote }}
{{- end }}
{{- if .kmsKey }}
- name: REELMILL_MEDIA_S3_KMS_KEY
  value: {{ .kmsKey | quote }}
{{- end }}
- name: REELMILL_MEDIA_S3_REDIRECT
  value: {{ .redirect | quote }}
- name: REELMILL_MEDIA_S3_MANAGE_LIFECYCLE
  value: {{ .manageLifecycle | quote }}
- name: REELMILL_MEDIA_S3_ACCESS_KEY
  valueFrom: { secretKeyRef: { name: {{ required "storage.s3.secretName is required" .secretName }}, key: {{ .accessKeyKey }} } }
- name: REELMILL_MEDIA_S3_SECRET_KEY
  valueFrom: { secretKeyRef: { name: {{ .secretName }}, key: {{ .secretKeyKey }} } }
{{- if .cdnUrl }}
- name: REELMILL_MEDIA_CDN_URL
  value: {{ .cdnUrl | quote }}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}
